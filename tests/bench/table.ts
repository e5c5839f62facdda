import { CONTESTANTS } from './contestants/index.ts';
import { median, quantile, type Speed } from './measure.ts';

export interface Memory {
  readonly bytesPerMove: number;
  readonly bytesPerState: number | null;
}

/** What was measured of a contestant: a speed for each process. */
export interface Measured {
  readonly name: string;
  readonly speeds: readonly Speed[];
  readonly memory: Memory | undefined;
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

export function gamesTable(measured: readonly Measured[]): string {
  const limit = measured.find(({ name }) => name === 'limit');
  const rows = measured.map((one) => {
    const { name, speeds, memory } = one;
    const moves = speeds.reduce((sum, speed) => sum + speed.moves, 0);
    const perGame = moves / speeds.reduce((sum, speed) => sum + speed.games, 0);
    return [
      CONTESTANTS[name]!.title,
      short(rate(one)),
      short(rate(one) * perGame),
      perGame.toFixed(1),
      limit ? short(rate(one) / rate(limit)) : '',
      spread(ratesOf(speeds)),
      bytes(memory?.bytesPerState),
      bytes(memory?.bytesPerMove),
    ];
  });
  return markdown(
    ['engine', 'games/s', 'moves/s', 'moves/game', 'times the limit', 'spread', 'bytes/state', 'bytes/move'],
    rows,
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

/** What the project wants of its engines, and by how much. */
const WANTED = [
  { of: 'core', against: 'limit', least: 0.5 },
  { of: 'core', against: 'bgio', least: 1000 },
  { of: 'core', against: 'bgio-production', least: undefined },
  { of: 'facade', against: 'plain', least: 5 },
] as const;
const CALLED: Readonly<Record<string, string>> = {
  core: 'generated core',
  facade: 'generated façade',
  limit: 'limit',
  plain: 'plain',
  bgio: 'boardgame.io',
  'bgio-production': 'boardgame.io in production',
};

/** The ratios that the project has set itself, as far as both sides were measured. */
export function wantedLines(measured: readonly Measured[]): string[] {
  const by = new Map(measured.map((one) => [one.name, one]));
  const lines: string[] = WANTED.flatMap(({ of, against, least }) => {
    const [own, other] = [by.get(of), by.get(against)];
    if (!own || !other) return [];
    const ratio = rate(own) / rate(other);
    const verdict =
      least === undefined
        ? ''
        : ` (wanted: ${short(least)} or more; ${ratio >= least ? 'reached' : 'missed'})`;
    return [`- ${CALLED[of]} / ${CALLED[against]}: ${short(ratio)}${verdict}`];
  });
  const allocated = by.get('core')?.memory?.bytesPerMove;
  if (allocated !== undefined) {
    const verdict = `wanted: 0; ${allocated < 0.5 ? 'reached' : 'missed'}`;
    lines.push(`- generated core, bytes allocated per move: ${bytes(allocated)} (${verdict})`);
  }
  return lines;
}
