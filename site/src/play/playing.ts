import type { AnyGame, Engine } from '../../../generated/runtime/engine.ts';
import type { Rulebook } from '../../../generated/runtime/rulebook.ts';
import { imaginaryName, type LinkTo } from '../game/rulebooks.ts';
import type { Language, Shown } from '../game/shown.ts';
import { own } from '../table/describe.ts';
import type { SeatKind } from './settings.ts';
import { fill, wordsIn } from './words.ts';

/** The game that a play page is about. */
export interface Playing {
  readonly engine: Engine<AnyGame>;
  readonly shown: Shown;
  readonly linkTo: LinkTo;
  readonly tables: Rulebook['tables'] | undefined;
  /** What everybody is called, imaginary seats too. */
  readonly namesOf: (who: Named) => readonly string[];
}

export interface Named {
  readonly names: readonly string[];
  readonly seats: readonly SeatKind[];
}

/** What a seat is called that was given no name. */
export function usualName(language: Language, kind: SeatKind, index: number): string {
  const say = wordsIn(language);
  return fill(kind === 'person' ? say.defaultName : say.defaultBot, { number: index + 1 });
}

/** Whoever gave no name gets one; imaginary seats have the name that the rules give them, or a number. */
export function seatNames(
  shown: Shown,
  rulebook: Rulebook | undefined,
  { names, seats }: Named,
): readonly string[] {
  const players = seats.map((kind, index) => names[index]?.trim() || usualName(shown.language, kind, index));
  const most = Math.max(0, ...shown.data.imaginary.map(({ to }) => to));
  const named = imaginaryName(rulebook, players.length);
  const imaginary = Array.from({ length: most }, (_, index) =>
    index === 0 && named ? named : `${own(shown, 'imaginary')} ${index + 1}`,
  );
  return [...players, ...imaginary];
}
