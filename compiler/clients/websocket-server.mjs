/**
 * A server for any engine: games with hidden hands, spectators, reconnection, and every move on disk before anybody is told of it.
 *
 *     node websocket-server.mjs regelwerk-whist games.sqlite 8080
 *
 * A client sends `{ "create": { "players": 3 } }` and gets a game and a secret key for each player; `{ "join": game, "key": key }`, without
 * a key to look on, also after a lost connection; `{ "move": move }`. It is sent what it may know and nothing else: its view, the
 * entries of the log that it does not have yet, and its moves. Needs Node 22.13 or newer, and the package `ws`.
 */
import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { WebSocketServer } from 'ws';

const [name, file, port = '8080'] = process.argv.slice(2);
const { load, log, moves, save, start, toAct, tryPlay, view } = await import(name);

const database = new DatabaseSync(file);
database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS games (id TEXT PRIMARY KEY, keys TEXT NOT NULL, begun TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS entries (game TEXT, at INTEGER, entry TEXT NOT NULL, PRIMARY KEY (game, at));`);
const addGame = database.prepare('INSERT INTO games VALUES (?, ?, ?)');
const findGame = database.prepare('SELECT keys, begun FROM games WHERE id = ?');
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
  keep({ id, state, kept: 0 });
  return { created: id, keys };
}

function secret() {
  return randomBytes(16).toString('base64url');
}

/** Writes the entries that are not on disk yet; all of them or none. */
function keep(table) {
  const entries = log(table.state, 'server', table.kept);
  database.exec('BEGIN');
  for (const entry of entries) addEntry.run(table.id, table.kept++, JSON.stringify(entry));
  database.exec('COMMIT');
}

function tableOf(id) {
  const known = tables.get(id);
  if (known) return known;
  const found = typeof id === 'string' ? findGame.get(id) : undefined;
  if (!found) throw new Error('no such game');
  const entries = findEntries.all(id).map(({ entry }) => JSON.parse(entry));
  const { state } = load({ ...JSON.parse(found.begun), log: entries });
  const table = { id, keys: JSON.parse(found.keys), state, kept: entries.length, seated: new Set() };
  tables.set(id, table);
  return table;
}

/** What one connection may know. Who it is comes from its key, never from what a message says. */
function tell(table, client) {
  const { state } = table;
  const { player } = client;
  const news = log(state, player, client.told);
  client.told += news.length;
  const own = player !== 'spectator' && toAct(state).includes(player) ? moves(state, player) : [];
  client.socket.send(JSON.stringify({ player, view: view(state, player), log: news, moves: own }));
}

function answer(client, message) {
  if (message.create) return client.socket.send(JSON.stringify(create(message.create)));
  if (message.join) {
    leave(client);
    const table = tableOf(message.join);
    const seat = message.key === undefined ? -1 : table.keys.indexOf(message.key);
    if (message.key !== undefined && seat < 0) throw new Error('no such key');
    Object.assign(client, { table, player: seat < 0 ? 'spectator' : seat + 1, told: 0 });
    table.seated.add(client);
    return tell(table, client);
  }
  const { table, player } = client;
  if (!table) throw new Error('join first');
  const tried = tryPlay(table.state, message.move, player);
  if (tried.refusal) return client.socket.send(JSON.stringify({ refused: tried.refusal }));
  table.state = tried.state;
  keep(table); // before anybody is told
  for (const one of table.seated) tell(table, one);
}

function leave(client) {
  client.table?.seated.delete(client);
  if (client.table?.seated.size === 0) tables.delete(client.table.id);
}

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(port), maxPayload: 100_000 });
server.on('listening', () => console.log(`ws://127.0.0.1:${server.address().port}`));
server.on('connection', (socket) => {
  const client = { socket, table: undefined, player: 'spectator', told: 0 };
  socket.on('error', () => {});
  socket.on('close', () => leave(client));
  socket.on('message', (text) => {
    try {
      answer(client, JSON.parse(text));
    } catch (problem) {
      socket.send(JSON.stringify({ error: problem.message }));
    }
  });
});
