-- Plays random games on the core of a game, in Lua 5.4 and nothing else:
--
--     lua bot.lua node_modules/regelwerk-whist/core.wasm 3 52892f4e782d4d537474addf94354c01
--
-- The arguments are the module, the number of players, 32 hexadecimal digits that decide what chance gives (those of a seed are the first of its
-- SHA-256), and the values of the options, if there are any. What the words of a core mean is told in `types/core.d.ts` of the package.

local wasm = require("wasm")

local Core = {}
Core.__index = Core

-- Sets of several values, such as cards from a hand, get their numbers as they come up: a set is another one and one value more.
local function createSets()
  local without, last, known, count = {}, {}, {}, 0
  local function with(set, value)
    local key = set << 32 | value
    if not known[key] then
      count = count + 1
      known[key], without[count], last[count] = count, set, value
    end
    return known[key]
  end
  return {
    numberOf = function(memory, list)
      local number = 0
      for at = list + 1, list + memory[list] do number = with(number, memory[at]) end
      return number
    end,
    itemsInto = function(memory, list, number)
      local items = {}
      while number ~= 0 do
        table.insert(items, 1, last[number])
        number = without[number]
      end
      memory[list] = #items
      for at, item in ipairs(items) do memory[list + at] = item end
    end,
  }
end

function Core.open(bytes)
  local core, sets = setmetatable({}, Core), createSets()
  local opened = wasm.instance(bytes, {
    isWatched = 0,
    notice = function() end,
    fault = function(code, about) error(("the rules cannot go on: %d, %d"):format(code, about)) end,
    -- Lists lie behind the tables: their addresses are counted from the words of the core.
    numberOf = function(list) return sets.numberOf(core.memory, list + core.first) end,
    itemsInto = function(list, number) sets.itemsInto(core.memory, list + core.first, number) end,
  })
  core.about, core.functions, core.memory = opened.about, opened.functions, opened.memory
  core.first = core:told("memory")
  core:set(core:told("playouts"), 1)
  if core.functions.layOut then core.functions.layOut(1) end
  return core
end

-- What the module says of itself: numbers by name.
function Core:told(name) return math.tointeger(tonumber(self.about:match('"' .. name .. '":(-?%d+)'))) end
function Core:get(word) return self.memory[self.first + word] end
function Core:set(word, value) self.memory[self.first + word] = value end

function Core:start(players, seed, options)
  self:set(0, players)
  local given = self:told("given")
  for at = 0, self:told("mostGiven") - 1 do self:set(given + at, options[at + 1] or -0x80000000) end
  self.functions.setOut()
  self:set(self:told("outcome"), 0)
  self:set(self:told("listedFor"), -1)
  if self.functions.layOut then self.functions.layOut(0) end
  self:set(3, 1)
  for at, word in ipairs(seed) do self:set(3 + at, word) end
  self.functions.begin()
end

-- Whoever is to act first, from 0; nil at the end.
function Core:toAct()
  local actors = self.functions.actors()
  for player = 0, 31 do if actors >> player & 1 == 1 then return player end end
end

function Core:playedOut(choose)
  local turns = 0
  for player in function() return self:toAct() end do
    local count = self.functions.moveCount(player)
    self.functions.apply(player, self.functions.moveAt(choose(turns, count)))
    turns = turns + 1
  end
  return turns
end

local path, players, digits = arg[1], tonumber(arg[2]), arg[3]
local file = assert(io.open(path, "rb"))
local core = Core.open(file:read("a"))
file:close()
local seed, options = {}, {}
for word in digits:gmatch("%x%x%x%x%x%x%x%x") do
  seed[#seed + 1] = (tonumber(word, 16) + 0x80000000 & 0xffffffff) - 0x80000000
end
for at = 4, #arg do options[#options + 1] = math.tointeger(tonumber(arg[at])) end
core:start(players, seed, options)
-- A person or a better bot chooses here.
local turns = core:playedOut(function(turn, count) return turn * 7 % count end)
print(("moves: %d"):format(turns))
for position = 0, core.functions.rank() - 1 do
  local seat = core:get(core:told("rankedSeats") + position) + 1
  print(("place %d: player %d"):format(core:get(core:told("rankedPlaces") + position), seat))
end
-- All words of the state, one number made of them: the same as any other engine of the game has.
local sum = 0
for word = 0, core.functions.stateWords() - 1 do sum = sum * 31 + core:get(word) & 0x7fffffff end
print(("state: %d"):format(sum))
