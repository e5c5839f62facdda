import type { Entry } from './contestants/contestant.ts';
import { median, quantile, type Speed } from './measure.ts';
import type { Work } from './works.ts';

export interface Memory {
  readonly bytesPerMove: number;
  readonly bytesPerState: number | null;
}

/** What was measured of a contestant: a speed for each process. */
export interface Measured {
  readonly entry: Entry;
  readonly speeds: readonly Speed[];
  readonly memory?: Memory | undefined;
  readonly instructions?: number | undefined;
}

const ratesOf = (speeds: readonly Speed[]) => speeds.map(({ rate }) => rate);
const rate = ({ speeds }: Measured) => median(ratesOf(speeds));

/** Three digits that count, with commas between thousands. */
export const short = (value: number): string =>
  value === 0 || value >= 100
    ? Math.round(Number(value.toPrecision(3))).toLocaleString('en')
    : String(Number(value.toPrecision(3)));

/** How far the middle half of the processes lies apart, in percent of the median. */
export function spread(values: readonly number[]): string {
  const middleHalf = quantile(values, 0.75) - quantile(values, 0.25);
  return `${Math.round((middleHalf / median(values)) * 100)} %`;
}

const bytes = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : value < 0.5 ? '0' : short(value);

/** A column of the table of a work; one without anything in it is left out. */
interface Column {
  readonly title: string;
  cell(one: Measured, all: readonly Measured[]): string;
}

const movesPer = ({ speeds }: Measured): number =>
  speeds.reduce((sum, { moves }) => sum + moves, 0) / speeds.reduce((sum, { games }) => sum + games, 0);

/** How many times as fast as another, where that took part. */
const timesAs =
  (name: string): Column['cell'] =>
  (one, all) => {
    const other = all.find(({ entry }) => entry.name === name);
    return other ? short(rate(one) / rate(other)) : '';
  };

const columnsOf = ({ one, many }: Work): readonly Column[] => [
  { title: 'engine', cell: ({ entry }) => entry.title },
  { title: `${many}/s`, cell: (own) => short(rate(own)) },
  { title: 'ns/move', cell: (own) => short(1e9 / (rate(own) * movesPer(own))) },
  { title: `moves/${one}`, cell: (own) => movesPer(own).toFixed(1) },
  { title: 'times the base', cell: timesAs('base') },
  { title: 'times the limit', cell: timesAs('limit') },
  { title: 'spread', cell: ({ speeds }) => spread(ratesOf(speeds)) },
  { title: 'bytes/state', cell: ({ memory }) => bytes(memory?.bytesPerState) },
  { title: 'bytes/move', cell: ({ memory }) => bytes(memory?.bytesPerMove) },
  {
    title: `instructions/${one}`,
    cell: ({ instructions }) => (instructions === undefined ? '' : short(instructions)),
  },
];

export function workTable(work: Work, measured: readonly Measured[]): string {
  const columns = columnsOf(work).filter(({ cell }) => measured.some((one) => cell(one, measured) !== ''));
  return markdown(
    columns.map(({ title }) => title),
    measured.map((one) => columns.map(({ cell }) => cell(one, measured))),
  );
}

export function kernelsTable(
  measured: readonly { title: string; of: string; speeds: readonly Speed[] }[],
): string {
  const nanoseconds = (speeds: readonly Speed[]) => 1e9 / median(ratesOf(speeds));
  const rows = measured.map(({ title, of, speeds }) => {
    const limit = measured.find((other) => other.of === of)!;
    const times = nanoseconds(limit.speeds) / nanoseconds(speeds);
    return [title, short(nanoseconds(speeds)), short(times), spread(ratesOf(speeds))];
  });
  return markdown(['kernel', 'ns/call', 'times the limit', 'spread'], rows);
}

export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** What the project wants of its engines, and by how much; of one game, or of those in which both take part. */
const WANTED: readonly { of: string; against: string; least: number; in?: string }[] = [
  { of: 'core', against: 'limit', least: 0.6, in: 'clever' },
  { of: 'wasm', against: 'limit', least: 1, in: 'clever' },
  { of: 'core', against: 'bgio', least: 2000 },
  { of: 'wasm', against: 'bgio', least: 2000 },
  { of: 'core', against: 'bgio-production', least: 1200 },
  { of: 'wasm', against: 'bgio-production', least: 1200 },
  { of: 'facade', against: 'plain', least: 10 },
  ...Object.entries({ palace: 5, alcazaba: 4, 'dice-game': 4, 'roll-and-write': 3 }).flatMap(
    ([game, least]) => ['core', 'wasm'].map((of) => ({ of, against: 'base', least, in: game })),
  ),
];

/** The ratios that the project has set itself, as far as both sides were measured. */
export function wantedLines(measured: readonly Measured[], game: string): string[] {
  const by = new Map(measured.map((one) => [one.entry.name, one]));
  const lines: string[] = WANTED.flatMap(({ of, against, least, in: only = game }) => {
    const [own, other] = [by.get(of), by.get(against)];
    if (!own || !other || only !== game) return [];
    const ratio = rate(own) / rate(other);
    const verdict = ` (wanted: ${short(least)} or more; ${ratio >= least ? 'reached' : 'missed'})`;
    return [`- ${own.entry.called} / ${other.entry.called}: ${short(ratio)}${verdict}`];
  });
  const allocated = by.get('core')?.memory?.bytesPerMove;
  if (allocated !== undefined) {
    const verdict = `wanted: 0; ${allocated < 0.5 ? 'reached' : 'missed'}`;
    lines.push(`- generated core, bytes allocated per move: ${bytes(allocated)} (${verdict})`);
  }
  return lines;
}
