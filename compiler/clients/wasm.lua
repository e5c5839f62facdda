-- Runs the core of a game, `core.wasm` of a package, in plain Lua 5.4: each function of the module becomes one of Lua. Cores are
-- WebAssembly 1.0 with whole numbers of 32 bits, one memory that does not grow, and no tables; other modules are refused.

local BINARY = {
  [0x46] = "(%s == %s) and 1 or 0", [0x47] = "(%s ~= %s) and 1 or 0",
  [0x48] = "(%s < %s) and 1 or 0", [0x49] = "ult(%s, %s) and 1 or 0",
  [0x4a] = "(%s > %s) and 1 or 0", [0x4b] = "ult(%2$s, %1$s) and 1 or 0",
  [0x4c] = "(%s <= %s) and 1 or 0", [0x4d] = "ult(%2$s, %1$s) and 0 or 1",
  [0x4e] = "(%s >= %s) and 1 or 0", [0x4f] = "ult(%s, %s) and 0 or 1",
  [0x6a] = "wrap(%s + %s)", [0x6b] = "wrap(%s - %s)", [0x6c] = "wrap(%s * %s)",
  [0x6d] = "wrap(div(%s, %s))", [0x6e] = "wrap((%s & U) // (%s & U))",
  [0x6f] = "rem(%s, %s)", [0x70] = "wrap((%s & U) %% (%s & U))",
  [0x71] = "%s & %s", [0x72] = "%s | %s", [0x73] = "%s ~ %s",
  [0x74] = "wrap(%s << (%s & 31))", [0x75] = "%s // (1 << (%s & 31))", [0x76] = "wrap((%s & U) >> (%s & 31))",
}
local UNARY = { [0x45] = "(%s == 0) and 1 or 0", [0x67] = "clz(%s)", [0x68] = "ctz(%s)", [0x69] = "popcnt(%s)" }

local U = 0xffffffff
local function wrap(n) return ((n + 0x80000000) & U) - 0x80000000 end
local function ctz(n)
  for bit = 0, 31 do if n >> bit & 1 == 1 then return bit end end
  return 32
end
local function clz(n)
  for bit = 31, 0, -1 do if n >> bit & 1 == 1 then return 31 - bit end end
  return 32
end
local function popcnt(n)
  local count = 0
  for bit = 0, 31 do count = count + (n >> bit & 1) end
  return count
end
local function div(a, b)
  if b == 0 then error("division by zero") end
  local quotient = math.abs(a) // math.abs(b)
  return (a < 0) == (b < 0) and quotient or -quotient
end

-- Operands in another order are named by their numbers, which Lua's own `format` does not know.
local function filled(form, one, other)
  local operands, at = { one, other }, 0
  return (form:gsub("%%(%d?)%$?([s%%])", function(number, what)
    if what == "%" then return "%" end
    at = at + 1
    return operands[tonumber(number) or at]
  end))
end

local Reader = {}
Reader.__index = Reader
function Reader:byte()
  self.at = self.at + 1
  return self.bytes:byte(self.at - 1)
end
function Reader:unsigned()
  local value, shift = 0, 0
  repeat
    local byte = self:byte()
    value, shift = value | (byte & 0x7f) << shift, shift + 7
  until byte < 0x80
  return value
end
function Reader:signed()
  local value, shift, byte = 0, 0, nil
  repeat
    byte = self:byte()
    value, shift = value | (byte & 0x7f) << shift, shift + 7
  until byte < 0x80
  return byte & 0x40 ~= 0 and value | -1 << shift or value
end
function Reader:text(length)
  self.at = self.at + length
  return self.bytes:sub(self.at - length, self.at - 1)
end
function Reader:name() return self:text(self:unsigned()) end
function Reader:each(read) for number = 0, self:unsigned() - 1 do read(number) end end

-- Lua has room for 200 local variables: the others stand in a table.
local function variable(number) return number < 100 and "l" .. number or ("T[%d]"):format(number) end
local function slot(number) return number < 60 and "s" .. number or ("S[%d]"):format(number) end

-- The text of a function: one statement for each operation, blocks as labels, branches as `goto`.
local function translated(code, own, types, functions)
  local type, lines, blocks, labels, height, deepest = own, {}, {}, 0, 0, 0
  local count = #type.params
  for _ = 1, code:unsigned() do
    count = count + code:unsigned()
    if code:byte() ~= 0x7f then error("only whole numbers of 32 bits are known") end
  end
  local function emit(form, ...) lines[#lines + 1] = form:format(...) end
  local function push(text)
    emit("%s = %s", slot(height), text)
    height = height + 1
    deepest = math.max(deepest, height)
  end
  local function pop()
    height = height - 1
    return slot(height)
  end
  local function enter(is, gives)
    labels = labels + 1
    blocks[#blocks + 1] = { is = is, label = "b" .. labels, height = height, gives = gives == 0x7f and 1 or 0 }
    return blocks[#blocks]
  end
  local dead = 0
  local function leave(depth)
    local block = blocks[#blocks - depth]
    if block.is == "function" then
      return type.gives == 1 and ("do return %s end"):format(slot(height - 1)) or "do return end"
    end
    local move = block.is ~= "loop" and block.gives == 1 and block.height ~= height - 1
    local carried = move and ("%s = %s "):format(slot(block.height), slot(height - 1)) or ""
    return ("%sgoto %s"):format(carried, block.label)
  end
  local function ended(block)
    height = block.height + block.gives
    deepest = math.max(deepest, height)
  end
  local does = {
    [0x00] = function() emit("error('unreachable')") dead = 1 end,
    [0x02] = function() enter("block", code:byte()) end,
    [0x03] = function() emit("::%s::", enter("loop", code:byte()).label) end,
    [0x04] = function()
      local asked = pop()
      local block = enter("if", code:byte())
      block.otherwise = block.label .. "e"
      emit("if %s == 0 then goto %s end", asked, block.otherwise)
    end,
    [0x0c] = function() emit("%s", leave(code:unsigned())) dead = 1 end,
    [0x0d] = function()
      local depth, asked = code:unsigned(), pop()
      emit("if %s ~= 0 then %s end", asked, leave(depth))
    end,
    [0x0e] = function()
      local depths, asked = {}, pop()
      code:each(function(number) depths[number] = code:unsigned() end)
      local others = code:unsigned()
      -- Half of the ways at a time.
      local function choose(from, to)
        if from == to then return leave(depths[from]) end
        local middle = (from + to) // 2
        return ("if %s <= %d then %s else %s end"):format(asked, middle, choose(from, middle), choose(middle + 1, to))
      end
      local last = depths[0] and #depths or -1
      emit("if ult(%s, %d) then %s else %s end", asked, last + 1, last < 0 and "" or choose(0, last), leave(others))
      dead = 1
    end,
    [0x0f] = function() emit(type.gives == 1 and "do return %s end" or "do return end", slot(height - 1)) dead = 1 end,
    [0x10] = function()
      local number = code:unsigned()
      local called, arguments = functions[number], {}
      for at = #called.params, 1, -1 do arguments[at] = pop() end
      local call = ("F[%d](%s)"):format(number, table.concat(arguments, ", "))
      if called.gives == 1 then push(call) else emit("%s", call) end
    end,
    [0x1a] = function() pop() end,
    [0x1b] = function()
      local asked, other, one = pop(), pop(), pop()
      emit("if %s == 0 then %s = %s end", asked, one, other)
      height = height + 1
    end,
    [0x20] = function() push(variable(code:unsigned())) end,
    [0x21] = function() emit("%s = %s", variable(code:unsigned()), pop()) end,
    [0x22] = function() emit("%s = %s", variable(code:unsigned()), slot(height - 1)) end,
    [0x23] = function() push(("G[%d]"):format(code:unsigned())) end,
    [0x24] = function() emit("G[%d] = %s", code:unsigned(), pop()) end,
    [0x28] = function()
      code:unsigned()
      local offset = code:unsigned()
      push(("M[((%s & U) + %d) >> 2]"):format(pop(), offset))
    end,
    [0x36] = function()
      code:unsigned()
      local offset, value, address = code:unsigned(), pop(), pop()
      emit("M[((%s & U) + %d) >> 2] = %s", address, offset, value)
    end,
    [0x41] = function() push(("%d"):format(code:signed())) end,
  }
  enter("function", type.gives == 1 and 0x7f or 0x40)
  while #blocks > 0 do
    local operation = code:byte()
    if operation == 0x0b then
      local block = table.remove(blocks)
      if block.otherwise then emit("::%s::", block.otherwise) end
      if block.is == "block" or block.is == "if" then emit("::%s::", block.label) end
      if block.is == "function" and dead == 0 and type.gives == 1 then emit("do return %s end", slot(height - 1)) end
      if dead > 0 then dead = dead - 1 end
      if dead == 0 then ended(block) end
    elseif operation == 0x05 then
      local block = blocks[#blocks]
      if dead == 0 then emit("goto %s", block.label) end
      if dead <= 1 then dead = 0 end
      emit("::%s::", block.otherwise)
      block.otherwise, height = nil, block.height
    elseif dead > 0 then
      -- What nobody comes to is read over.
      if operation >= 0x02 and operation <= 0x04 then
        code:byte()
        dead = dead + 1
        blocks[#blocks + 1] = { is = "dead", height = height, gives = 0 }
      elseif operation == 0x0e then
        code:each(function() code:unsigned() end)
        code:unsigned()
      elseif operation == 0x28 or operation == 0x36 then
        code:unsigned()
        code:unsigned()
      elseif operation == 0x41 then
        code:signed()
      elseif operation == 0x0c or operation == 0x0d or operation == 0x10 or (operation >= 0x20 and operation <= 0x24) then
        code:unsigned()
      end
    elseif BINARY[operation] then
      local other, one = pop(), pop()
      push(filled(BINARY[operation], one, other))
    elseif UNARY[operation] then
      push(filled(UNARY[operation], pop()))
    else
      local work = does[operation] or error(("operation %x is not known"):format(operation))
      work()
    end
  end
  local params, locals, slots = {}, {}, {}
  for number = 0, #type.params - 1 do params[#params + 1] = variable(number) end
  for number = #type.params, count - 1 do
    locals[#locals + 1] = number < 100 and ("local %s = 0"):format(variable(number)) or ("T[%d] = 0"):format(number)
  end
  for number = 0, math.min(deepest, 60) - 1 do slots[#slots + 1] = slot(number) end
  local head = #slots > 0 and "local " .. table.concat(slots, ", ") or ""
  local tables = count > 100 and "local T = {}" or ""
  if deepest > 60 then tables = tables .. " local S = {}" end
  return ("function(%s)\n%s\n%s\n%s\n%s\nend"):format(
    table.concat(params, ", "), tables, table.concat(locals, "\n"), head, table.concat(lines, "\n"))
end

-- An instance of the module in these bytes: its functions by name, its memory by words from 0, and what it says of itself.
local function instance(bytes, imports)
  local module = setmetatable({ bytes = bytes, at = 9 }, Reader)
  if bytes:sub(1, 8) ~= "\0asm\1\0\0\0" then error("this is no module of WebAssembly 1.0") end
  local types, functions, F, G, M, exports, own, about, start = {}, {}, {}, {}, {}, {}, {}, nil, nil
  local environment = { F = F, G = G, M = M, U = U, wrap = wrap, clz = clz, ctz = ctz, popcnt = popcnt, div = div }
  environment.rem, environment.ult, environment.error = math.fmod, math.ult, error
  local function constant()
    module:byte()
    local value = module:signed()
    module:byte()
    return value
  end
  local sections = {
    [0] = function(last) if module:name() == "regel" then about = module:text(last - module.at) end end,
    [1] = function()
      module:each(function(number)
        module:byte()
        local params = {}
        module:each(function(at) params[at + 1] = module:byte() end)
        local gives = module:unsigned()
        for _ = 1, gives do module:byte() end
        types[number] = { params = params, gives = gives }
      end)
    end,
    [2] = function()
      module:each(function()
        module:name()
        local name = module:name()
        if module:byte() == 0 then
          local number = functions[0] and #functions + 1 or 0
          functions[number], F[number] = types[module:unsigned()], imports[name]
        else
          module:byte()
          module:byte()
          G[G[0] and #G + 1 or 0] = imports[name]
        end
      end)
    end,
    [3] = function()
      module:each(function()
        local number = functions[0] and #functions + 1 or 0
        functions[number], own[#own + 1] = types[module:unsigned()], number
      end)
    end,
    [5] = function()
      module:each(function()
        module:byte()
        for word = 0, module:unsigned() * 16384 - 1 do M[word] = 0 end
        module:unsigned()
      end)
      local outside = function() error("outside of the memory") end
      setmetatable(M, { __index = outside, __newindex = outside })
    end,
    [6] = function()
      module:each(function()
        module:byte()
        module:byte()
        G[G[0] and #G + 1 or 0] = constant()
      end)
    end,
    [7] = function()
      module:each(function()
        local name, is, number = module:name(), module:byte(), module:unsigned()
        if is == 0 then exports[name] = number end
      end)
    end,
    [8] = function() start = module:unsigned() end,
    [10] = function()
      module:each(function(number)
        local last = module:unsigned() + module.at
        local name = own[number + 1]
        local text = translated(module, functions[name], types, functions)
        F[name] = assert(load("return " .. text, "=function " .. name, "t", environment))()
        module.at = last
      end)
    end,
    [11] = function()
      module:each(function()
        module:byte()
        local word, length = constant() // 4, module:unsigned()
        for at = 0, length // 4 - 1 do M[word + at] = string.unpack("<i4", bytes, module.at + 4 * at) end
        module.at = module.at + length
      end)
    end,
  }
  while module.at <= #bytes do
    local section = module:byte()
    local last = module:unsigned() + module.at
    local read = sections[section] or error("section " .. section .. " is not known")
    read(last)
    module.at = last
  end
  if start then F[start]() end
  local named = {}
  for name, number in pairs(exports) do named[name] = F[number] end
  return { functions = named, memory = M, about = about }
end

return { instance = instance }
