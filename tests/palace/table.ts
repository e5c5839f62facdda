import { createCore } from '../../generated/palace/core.ts';
import { data } from '../../generated/palace/data.ts';
import { Codec } from '../../generated/runtime/codec.ts';
import { Fields } from '../../generated/runtime/fields.ts';
import { type Palace, spot, type Tile, tileNamed, xOf, yOf } from './facts.ts';

/** The plot has as many rows as columns, and the fountain in the middle. */
const ROWS = Math.sqrt(data.grids.find(({ name }) => name === 'plot')!.cells.length);
const MIDDLE = (ROWS - 1) / 2;
/** Without the twelfth tower, which is an option. */
export const TILES: readonly Tile[] = data.pieces
  .find(({ name }) => name === 'Tile')!
  .names.slice(0, 54)
  .map((name) => tileNamed(name));

const core = createCore();
const m = core.memory;
const field = (name: string) => data.fields.find((one) => one.name === name)!;
const fields = new Fields(data, new Codec(data));
const block = (seat: number): number => fields.block(seat);
/** Where the cells of a seat's palace lie. */
export const palaceAt = (seat: number): number => fields.first(field('palace'), seat);
/** The cell of the plot that a spot is. */
export const cellOf = (at: number): number => (yOf(at) + MIDDLE) * ROWS + xOf(at) + MIDDLE;
const spotOf = (cell: number): number => spot((cell % ROWS) - MIDDLE, Math.floor(cell / ROWS) - MIDDLE);

function setList(address: number, items: readonly number[]): void {
  m[address] = items.length;
  for (const [index, item] of items.entries()) m[address + 1 + index] = item;
}

/** A table at which nothing was played: every tile in the bag, one money card in the market. */
function blank(players: number, noArea: boolean): void {
  core.blank({ players, imaginary: players === 2 ? 1 : 0, options: [noArea ? 1 : 0, 0, 0] });
  const deck = Array.from({ length: m[field('deck').at]! }, (_, index) => index);
  setList(field('market').at, deck.splice(0, 1));
  setList(field('deck').at, deck);
}

/** Puts the tiles that lie nowhere else into the bag. */
function fillBag(lying: readonly number[]): void {
  setList(
    field('bag').at,
    TILES.map((_, tile) => tile).filter((tile) => !lying.includes(tile)),
  );
  core.derive();
}

export interface Built {
  /** Which tile lies on which spot. */
  readonly tiles: ReadonlyMap<number, number>;
  readonly reserve: readonly number[];
  readonly noArea: boolean;
}

export const palaceOf = ({ tiles }: Built): Palace =>
  new Map([...tiles].map(([at, tile]) => [at, TILES[tile]!]));

/** Puts a palace on the table; its owner is to act. */
export function layOut({ tiles, reserve, noArea }: Built, player: number): void {
  blank(3, noArea);
  for (const [at, tile] of tiles) m[palaceAt(player) + cellOf(at)] = tile;
  setList(block(player) + field('reserve').at, reserve);
  fillBag([...tiles.values(), ...reserve]);
  const entry = data.entryPoints.findIndex(({ phase, action }) => phase === 'actions' && action === 'build');
  core.jumpToDecision(entry, player, []);
}

/** The moves of a player with tiles, each as a text: `build 3 on 1,0`. */
export function tileMoves(player: number): Set<string> {
  const { offers } = data.decisions[core.decisionOf(player)]!;
  const found = new Set<string>();
  const count = core.moveCount(player);
  for (let index = 0; index < count; index++) {
    const code = core.moveAt(index);
    const offer = offers.findLast(({ first }) => first <= code)!;
    let rest = code - offer.first;
    const values = offer.choices.toReversed().map(({ lowest, codes }) => {
      const value = lowest + (rest % codes);
      rest = Math.floor(rest / codes);
      return value;
    });
    const [first = 0, second = 0] = values.toReversed();
    const { name } = data.actions[offer.action]!;
    if (name === 'build') found.add(building(first, spotOf(second)));
    if (name === 'take-down') found.add(takingDown(spotOf(first)));
    if (name === 'swap') found.add(swapping(second, spotOf(first)));
  }
  return found;
}

const place = (at: number): string => `${xOf(at)},${yOf(at)}`;
export const building = (tile: number, at: number): string => `build ${tile} on ${place(at)}`;
export const takingDown = (at: number): string => `take down ${place(at)}`;
export const swapping = (tile: number, at: number): string => `swap ${tile} into ${place(at)}`;

/** Why the engine does not allow something; undefined if it does. */
export function refusal(player: number, action: string, choices: readonly number[]): string | undefined {
  const reason = core.refusal(
    player,
    data.actions.findIndex(({ name }) => name === action),
    -1,
    choices,
  );
  return reason < 0 ? undefined : data.reasons[reason];
}

export const refusalOfBuilding = (player: number, tile: number, at: number): string | undefined =>
  refusal(player, 'build', [tile, cellOf(at), 0]);
export const refusalOfTakingDown = (player: number, at: number): string | undefined =>
  refusal(player, 'take-down', [cellOf(at)]);

export function longestWallOf(player: number): number {
  return core.term(
    data.terms.findIndex(({ name }) => name === 'longest-wall'),
    player,
    [],
  );
}

/** The words of the state, to see whether questions change it. */
export const state = (): Int32Array => m.slice(0, core.stateWords());

/** Scores majorities with these tiles in front of each seat, some of them only in reserve: points by seat and kind. */
export function scoredMajorities(
  players: number,
  built: readonly (readonly number[])[],
  reserves: readonly (readonly number[])[],
  scoring: number,
): number[][] {
  blank(players, true);
  for (const [seat, tiles] of built.entries()) {
    if (seat >= players) setList(block(seat) + field('collection').at, tiles);
    else for (const [index, tile] of tiles.entries()) m[palaceAt(seat) + index] = tile;
    if (seat < players) setList(block(seat) + field('reserve').at, reserves[seat]!);
  }
  fillBag([...built.flat(), ...reserves.flat()]);
  const index = data.scorings.findIndex(({ name }) => name === 'majority');
  core.score(index, [scoring]);
  // The first word counts what is awarded for nothing in particular.
  const first = data.scorings[index]!.at + 1;
  return built.map((_, seat) => Array.from({ length: 6 }, (_, kind) => m[block(seat) + first + kind]!));
}
