import { type ChanceSource, fromSeedIfAny, SECURE } from './chance-source.ts';
import type { Codec } from './codec.ts';
import type { GameData } from './data.ts';
import { described, Invalid, shortened } from './errors.ts';
import { isObject, type JsonObject, member } from './json.ts';
import { LONGEST_SEED } from './limits.ts';
import type { Setup } from './state.ts';

type SetupData = Pick<GameData, 'players' | 'imaginary' | 'options'>;

const NOBODY = { players: 0, seats: 0 };

function wrong(about: string, why?: string): never {
  throw new Invalid('setup', about, why);
}

/** Whatever was given to begin a game with, completed; what the game does not have is told by its name. */
export function readSetup(
  data: SetupData,
  codec: Codec,
  asked: unknown,
): { readonly setup: Setup; readonly chance: ChanceSource } {
  if (!isObject(asked)) return wrong('players');
  for (const name of Object.keys(asked))
    if (!['players', 'imaginary', 'options', 'seed', 'chance'].includes(name)) wrong(shortened(name));
  const chance = readChance(member(asked, 'seed'), member(asked, 'chance'));
  const options = member(asked, 'options') ?? {};
  if (!isObject(options)) return wrong('options');
  const setup = completed(data, codec, member(asked, 'players'), member(asked, 'imaginary'), options);
  return { setup, chance };
}

function readChance(seed: unknown, chance: unknown): ChanceSource {
  if (!isSeed(seed)) return wrong('seed');
  if (chance === undefined) return fromSeedIfAny(seed);
  if (chance !== 'secure') return wrong('chance', `\`secure\`, not ${described(chance)}`);
  return seed === undefined ? SECURE : wrong('chance', 'either a seed or secure chance');
}

/** Whether a game can begin with this seed; it can without one. */
export function isSeed(seed: unknown): seed is string | undefined {
  return seed === undefined || (typeof seed === 'string' && seed.length <= LONGEST_SEED);
}

/** The numbers of players and options that are asked for, if the game can be played so. */
export function completed(
  data: SetupData,
  codec: Codec,
  players: unknown,
  askedImaginary: unknown,
  askedOptions: JsonObject,
): Setup {
  const { from, to } = data.players;
  if (!isBetween(players, from, to))
    return wrong('players', `these rules have ${from} to ${to}, not ${described(players)}`);
  const rule = data.imaginary.find((one) => one.withPlayers === players);
  const imaginary = askedImaginary ?? rule?.usually ?? 0;
  if (!isBetween(imaginary, rule?.from ?? 0, rule?.to ?? 0)) return wrong('imaginary');
  for (const name of Object.keys(askedOptions))
    if (!data.options.some((option) => option.name === name)) wrong(`option ${shortened(name)}`);
  const options = data.options.map((option) => {
    const json = member(askedOptions, option.name);
    const read = json === undefined ? option.value : readOption(codec, option, json);
    return read ?? wrong(`option ${option.name}`);
  });
  return { players, imaginary, options };
}

/** The options of a game by name, as JSON. */
export function optionsOf(
  data: Pick<GameData, 'options'>,
  codec: Codec,
  { options }: Pick<Setup, 'options'>,
): JsonObject {
  return Object.fromEntries(
    data.options.map(({ name, type }, index) => [name, codec.write(type, options[index]!)]),
  );
}

/** The value of an option as a word, if it can have it. */
export function readOption(
  codec: Codec,
  { type }: GameData['options'][number],
  json: unknown,
): number | undefined {
  const read = codec.read(type, json);
  return typeof read === 'number' && codec.fits(type, read, NOBODY) ? read : undefined;
}

function isBetween(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}
