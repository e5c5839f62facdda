import { randomInt } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { memberOf } from '../../2-model/values.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { Game } from '../../3-ir/ir.ts';
import { suggest } from '../../problems/suggest.ts';
import { createTranslator, type Translator } from '../../texts/texts.ts';
import { isEngineSave } from '../record/engine-save.ts';
import { optionValues, readOption } from '../record/options.ts';
import { type GameRecord, readRecord } from '../record/record.ts';
import { sayRecordProblem } from '../record/resume.ts';
import type { Table } from '../record/session.ts';
import { outOfRange } from '../shared/command.ts';
import { sayTrouble } from '../shared/file-errors.ts';
import { readText } from '../shared/files.ts';
import { brief, EXIT, harmless, type Io, OutsideError, UsageError } from '../shared/io.ts';
import { languageOfPerson } from '../shared/language.ts';
import { declaredGames, homeOf, type Loaded } from '../shared/load.ts';
import { commonTexts } from '../shared/rules-folder.ts';
import { capital, columns } from '../shared/style.ts';
import type { Say } from '../shared/words/index.ts';

/** The options of the command that set up a new game. */
export interface Wishes {
  readonly players: number | undefined;
  readonly names: string | undefined;
  readonly imaginary: number | undefined;
  readonly option: readonly string[];
  readonly seed: string | undefined;
  readonly 'real-dice': boolean;
  readonly bot: string | undefined;
}

/** Reads a saved game; undefined if the file does not exist yet. */
export function gameInFile(io: Io, file: string, id: string | undefined, say: Say): GameRecord | undefined {
  const path = resolve(io.cwd, file);
  if (!existsSync(path)) return undefined;
  let text: string;
  try {
    text = readText(path);
  } catch (error) {
    throw new OutsideError(say('cannot-read', { file, trouble: sayTrouble(error, say) }));
  }
  if (isEngineSave(text)) throw new OutsideError(say('engine-save', { file }), EXIT.problems);
  const read = readRecord(text);
  if ('problem' in read)
    throw new OutsideError(
      say('not-a-record', { file, why: sayRecordProblem(read.problem, say) }),
      EXIT.problems,
    );
  const { record } = read;
  if (id !== undefined && id !== record.game)
    throw new UsageError(say('other-game-in-file', { file, game: brief(record.game) }));
  return record;
}

/** Whether the argument is a file and no game. */
export function isSavedGame(io: Io, word: string, loaded: Loaded): boolean {
  if (declaredGames(loaded.sources).includes(word)) return false;
  return statSync(resolve(io.cwd, word), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The first option that contradicts the saved game, as typed. */
export function contradiction(table: Table, wishes: Wishes, say: Say): string | undefined {
  const { game, names, imaginary, seed } = table;
  if (wishes.players !== undefined && wishes.players !== names.length) return `--players ${wishes.players}`;
  const given = namesFrom(wishes.names, say);
  if (given && (given.length !== names.length || given.some((name, index) => name !== names[index])))
    return `--names ${wishes.names}`;
  if (wishes.imaginary !== undefined && wishes.imaginary !== imaginary)
    return `--imaginary ${wishes.imaginary}`;
  for (const text of wishes.option)
    for (const [name, value] of Object.entries(optionsFrom(game, [text], say))) {
      const usual = game.options.find((option) => option.name === name)?.value;
      if (value !== (memberOf(table.options, name) ?? usual)) return `--option ${text}`;
    }
  if (wishes['real-dice'] && seed !== undefined) return '--real-dice';
  if (wishes.seed !== undefined && cleanSeed(wishes.seed) !== seed) return `--seed ${wishes.seed}`;
  return undefined;
}

/** Asks which game to play. */
export async function askGame(
  io: Io,
  loaded: Loaded,
  language: string | undefined,
  say: Say,
): Promise<string | undefined> {
  const games = declaredGames(loaded.sources);
  if (!io.input.isTTY)
    throw new UsageError(`${say('play-which-game')} ${say('known-games', { names: games.join(', ') })}`);
  const common = createTranslator(
    language ?? languageOfPerson(io.env, ['nl', 'de']) ?? 'nl',
    commonTexts(loaded.sources),
  );
  const rows = games.map((id, index) => [`  ${index + 1}`, id, titleOf(loaded, id, common.language)]);
  for (const row of columns(rows)) io.stdout.write(`${row}\n`);
  for (;;) {
    const line = (await io.input.line(`${common.say('which-game')} `))?.trim();
    if (line === undefined) return undefined;
    const found = games.find((id) => id === line) ?? games[Number(line) - 1];
    if (found !== undefined) return found;
  }
}

function titleOf(loaded: Loaded, id: string, language: string): string {
  const home = homeOf(loaded.sources, id);
  const texts = createTranslator(
    language,
    loaded.sources.filter(({ file }) => file.startsWith(`${home}/text/`)),
  );
  const [, variant] = id.split('/');
  return texts.say('game') + (variant === undefined ? '' : ` – ${texts.say(`variant-${variant}`)}`);
}

/** Asks for what the options leave open; without a terminal, the defaults of the rules are used. */
export async function setUp(
  io: Io,
  { id, game }: CompiledGame,
  translator: Translator,
  wishes: Wishes,
  say: Say,
  inGame: Say,
): Promise<Table | undefined> {
  if (wishes['real-dice'] && wishes.seed !== undefined)
    throw new UsageError(say('not-together', { first: '--real-dice', second: '--seed' }));
  const given = namesFrom(wishes.names, say);
  if (given && wishes.players !== undefined && wishes.players !== given.length)
    throw new UsageError(say('names-and-players', { names: given.length, players: wishes.players }));
  const options = optionsFrom(game, wishes.option, say);
  const { from, to } = game.players;
  const asked = given?.length ?? wishes.players;
  if (asked !== undefined) within('--players', asked, from, to, say);
  const players = asked ?? (await askNumber(io, translator, 'how-many-players', from, to, from));
  if (players === undefined) return undefined;
  const rule = game.imaginary.find((one) => one.withPlayers === players);
  if (wishes.imaginary !== undefined)
    within('--imaginary', wishes.imaginary, rule?.from ?? 0, rule?.to ?? 0, say);
  const imaginary =
    wishes.imaginary ??
    (rule ? await askNumber(io, translator, 'how-many-imaginary', rule.from, rule.to, rule.usually) : 0);
  if (imaginary === undefined) return undefined;
  const names =
    given ?? (await askNames(io, translator, players, botsFrom(wishes.bot, players, say), inGame));
  if (!names) return undefined;
  const seed = wishes['real-dice'] ? undefined : cleanSeed(wishes.seed ?? String(randomInt(1, 1_000_000)));
  if (seed === '') throw new UsageError(say('option-needs-value', { option: '--seed' }));
  return { id, game, names, imaginary, options, seed };
}

/** Normalises a seed for the record file. */
function cleanSeed(text: string): string {
  return harmless(text.trim()).replace(/\s+/g, ' ');
}

function within(option: string, value: number, from: number, to: number, say: Say): void {
  if (value < from || value > to) throw outOfRange(say, option, value, from, to);
}

async function askNumber(
  io: Io,
  translator: Translator,
  id: 'how-many-players' | 'how-many-imaginary',
  from: number,
  to: number,
  usual: number,
): Promise<number | undefined> {
  if (from === to || !io.input.isTTY) return usual;
  for (;;) {
    const line = await io.input.line(`${translator.say(id)} (${from}–${to}) `);
    if (line === undefined) return undefined;
    const number = Number(line.trim());
    if (line.trim() !== '' && Number.isInteger(number) && number >= from && number <= to) return number;
    io.stdout.write(`${translator.say('choose-between', { from, to })}\n`);
  }
}

async function askNames(
  io: Io,
  translator: Translator,
  players: number,
  bots: ReadonlySet<number>,
  inGame: Say,
): Promise<string[] | undefined> {
  const names: string[] = [];
  while (names.length < players) {
    const number = names.length + 1;
    const line =
      io.input.isTTY && !bots.has(number - 1)
        ? await io.input.line(`${translator.say('player-name', { number })} `)
        : '';
    if (line === undefined) return undefined;
    const name = cleanName(line);
    if (name === '') names.push(usualName(translator, number, names));
    else if (names.includes(name)) io.stdout.write(`${inGame('name-taken', { name })}\n`);
    else names.push(name);
  }
  return names;
}

/** The default name of a player, made unique. */
function usualName(translator: Translator, number: number, taken: readonly string[]): string {
  let name = capital(translator.say('player-number', { number }));
  while (taken.includes(name)) name += '*';
  return name;
}

/** Normalises a name for the record file: no commas, no control characters. */
function cleanName(text: string): string {
  return harmless(text)
    .replace(/[,\s]+/g, ' ')
    .trim()
    .slice(0, 40);
}

function namesFrom(text: string | undefined, say: Say): string[] | undefined {
  if (text === undefined) return undefined;
  const names = text.split(',').map(cleanName);
  if (names.includes('') || new Set(names).size < names.length)
    throw new UsageError(say('names-unclear', { names: text }));
  return names;
}

function optionsFrom(game: Game, given: readonly string[], say: Say): Record<string, number | boolean> {
  const options: Record<string, number | boolean> = {};
  for (const text of given) {
    const [name = '', value = ''] = text.split(/=(.*)/s);
    const option = game.options.find((one) => one.name === name);
    if (!option) {
      const names = game.options.map((one) => one.name);
      const near = suggest(name, names);
      const hint = near === undefined ? '' : ` ${say('did-you-mean', { word: near })}`;
      const list =
        names.length === 0 ? say('no-game-options') : say('game-options', { names: names.join(', ') });
      throw new UsageError(`${say('unknown-game-option', { name })}${hint} ${list}`);
    }
    const read = readOption(game, option.type, value);
    if (read === undefined)
      throw new UsageError(
        say('game-option-value', { name, value, values: optionValues(game, option.type) }),
      );
    options[name] = read;
  }
  return options;
}

/** The seats of `--bot`, counted from 0. */
export function botsFrom(text: string | undefined, players: number, say: Say): Set<number> {
  const bots = new Set<number>();
  for (const word of text?.split(',') ?? []) {
    const number = /^\s*\d{1,2}\s*$/.test(word) ? Number(word) : Number.NaN;
    if (!(number >= 1 && number <= players)) throw outOfRange(say, '--bot', word.trim(), 1, players);
    bots.add(number - 1);
  }
  return bots;
}
