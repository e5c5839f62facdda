/**
 * A server for any engine: games with hidden hands, spectators, reconnection, and every move on disk before anybody is told of it.
 *
 *     node websocket-server.mjs regelwerk-whist games.sqlite 8080
 *
 * A client sends `{ "create": { "players": 3 } }` and gets a game and a secret key for each player; `{ "join": game, "key": key }`, without
 * a key to look on, also after a lost connection; `{ "move": move }`; `{ "history": true }`. It is sent what it may know and nothing
 * else: its view, the entries of the log that are new, and its moves; or, for the history, all entries so far. Needs Node 22.13 or
 * newer, and the package `ws`.
 *
 * In memory there is where each game stands, and nothing that came before. On disk there is the whole log, which any engine of the
 * game reads (`load`), and a snapshot beside it, which this very engine opens at once.
 */
import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { WebSocketServer } from 'ws';

const [name, file, port = '8080'] = process.argv.slice(2);
const engine = await import(name);
const { entries, forget, load, log, moves, restore, save, snapshot, start, toAct, tryPlay, view } = engine;

const database = new DatabaseSync(file);
database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS games (id TEXT PRIMARY KEY, keys TEXT NOT NULL, begun TEXT NOT NULL, stands TEXT);
  CREATE TABLE IF NOT EXISTS entries (game TEXT, at INTEGER, entry TEXT NOT NULL, PRIMARY KEY (game, at));`);
const addGame = database.prepare('INSERT INTO games VALUES (?, ?, ?, NULL)');
const findGame = database.prepare('SELECT keys, begun, stands FROM games WHERE id = ?');
const setStands = database.prepare('UPDATE games SET stands = ? WHERE id = ?');
const addEntry = database.prepare('INSERT INTO entries VALUES (?, ?, ?)');
const findEntries = database.prepare('SELECT entry FROM entries WHERE game = ? ORDER BY at');

/** The games that somebody is connected to; the others are on disk alone. */
const tables = new Map();

/** Begins a game: how it began is kept, and from then on what happens. */
function create({ players, options = {} }) {
  const state = start({ players, options, chance: 'secure' });
  const id = secret();
  const keys = Array.from({ length: players }, secret);
  const { log: _, ...begun } = save(state);
  addGame.run(id, JSON.stringify(keys), JSON.stringify(begun));
  keep({ id, kept: 0 }, state);
  return { created: id, keys };
}

function secret() {
  return randomBytes(16).toString('base64url');
}

/** The game stands here from now on: writes the entries that are new, and a snapshot after them; all of it or nothing. */
function keep(table, state) {
  database.exec('SAVEPOINT move');
  try {
    let at = table.kept;
    for (const entry of log(state, 'server', at)) addEntry.run(table.id, at++, JSON.stringify(entry));
    setStands.run(JSON.stringify(snapshot(state)), table.id);
    database.exec('RELEASE move');
    Object.assign(table, { state, kept: at });
  } catch (problem) {
    database.exec('ROLLBACK TO move; RELEASE move');
    throw problem;
  }
}

function tableOf(id) {
  const known = tables.get(id);
  if (known) return known;
  const found = typeof id === 'string' ? findGame.get(id) : undefined;
  if (!found) throw new Error('no such game');
  const state = resumed(id, found);
  const table = { id, keys: JSON.parse(found.keys), state, kept: entries(state), seated: new Set() };
  tables.set(id, table);
  return table;
}

/** Where a game stands; after an update of the engine, by playing it again. */
function resumed(id, { begun, stands }) {
  try {
    return restore(stands);
  } catch {
    return forget(replayed(id, begun));
  }
}

function replayed(id, begun) {
  const entries = findEntries.all(id).map(({ entry }) => JSON.parse(entry));
  return load({ ...JSON.parse(begun), log: entries }).state;
}

/** What is to be sent when all that was written meanwhile is on disk; undefined: nothing has come yet. */
let waiting;

function send({ socket }, message) {
  waiting.push([socket, JSON.stringify(message)]);
}

/**
 * Everything that has arrived by now is one transaction, so that many games wait for the disk once and not one after the other. Should it
 * not get there, the program ends: then nobody was told, and who begins it again finds what was.
 */
function together() {
  if (waiting) return;
  waiting = [];
  database.exec('BEGIN');
  setImmediate(() => {
    database.exec('COMMIT');
    const told = waiting;
    waiting = undefined;
    for (const [socket, text] of told) socket.send(text);
  });
}

/** What one connection may know. Who it is comes from its key, never from what a message says. */
function tell(table, client, since = entries(table.state)) {
  const { state } = table;
  const { player } = client;
  const news = log(state, player, since);
  const own = player !== 'spectator' && toAct(state).includes(player) ? moves(state, player) : [];
  send(client, { player, view: view(state, player), log: news, moves: own });
}

function answer(client, message) {
  if (message.create) return send(client, create(message.create));
  if (message.join) {
    leave(client);
    const table = tableOf(message.join);
    const seat = message.key === undefined ? -1 : table.keys.indexOf(message.key);
    if (message.key !== undefined && seat < 0) throw new Error('no such key');
    Object.assign(client, { table, player: seat < 0 ? 'spectator' : seat + 1 });
    table.seated.add(client);
    return tell(table, client);
  }
  const { table, player } = client;
  if (!table) throw new Error('join first');
  if (message.history) {
    const whole = replayed(table.id, findGame.get(table.id).begun);
    return send(client, { history: log(whole, player) });
  }
  const tried = tryPlay(table.state, message.move, player);
  if (tried.refusal) return send(client, { refused: tried.refusal });
  const before = table.kept;
  keep(table, tried.state);
  for (const one of table.seated) tell(table, one, before);
  table.state = forget(table.state);
}

function leave(client) {
  client.table?.seated.delete(client);
  if (client.table?.seated.size === 0) tables.delete(client.table.id);
}

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(port), maxPayload: 100_000 });
server.on('listening', () => console.log(`ws://127.0.0.1:${server.address().port}`));
server.on('connection', (socket) => {
  const client = { socket, table: undefined, player: 'spectator' };
  socket.on('error', () => {});
  socket.on('close', () => leave(client));
  socket.on('message', (text) => {
    together();
    try {
      answer(client, JSON.parse(text));
    } catch (problem) {
      send(client, { error: problem.message });
    }
  });
});
