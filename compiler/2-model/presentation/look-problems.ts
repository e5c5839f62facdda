import type { Name, Span } from '../../1-syntax/tree.ts';
import { type Place, Problems } from '../../problems/problem.ts';
import { placeOf, type ShowsAt } from '../collect.ts';
import type { Environment } from '../environment.ts';

interface Node {
  readonly span: Span;
}

/** Signs and colours are a page of their own. */
const MOST_LISTED = 20;

/** What is wrong with lines about how things look. The game can be played all the same, so that all of it is a warning. */
export class LookProblems {
  readonly #env: Environment;
  readonly #problems: Problems;

  constructor(env: Environment) {
    this.#env = env;
    // What could not be read cannot be shown either: one slip gives one problem.
    this.#problems = env.problems.hasErrors ? new Problems() : env.problems;
  }

  /** A word that is none of those that can stand there. */
  oneOf<T extends string>(shows: ShowsAt, name: Name, known: readonly T[]): T | undefined {
    const found = known.find((one) => one === name.text);
    if (!found && shows.isOwn)
      this.#problems.warning('unknown-look', placeOf(shows.placed, name), {
        word: name.text,
        known: known.slice(0, MOST_LISTED).join(', '),
        ...(known.length > MOST_LISTED ? { instead: 'sign' } : {}),
        ...this.#near(name, known),
      });
    return found;
  }

  /** Something that the table, a seat, a piece or a kind has not. */
  unknown(shows: ShowsAt, name: Name, known: readonly string[]): void {
    if (!shows.isOwn || this.#env.isBroken(name.text)) return;
    const isElsewhere = this.#env.fields.has(name.text);
    this.#problems.warning('shows-unknown', placeOf(shows.placed, name), {
      name: name.text,
      of: shows.tree.of.text,
      ...(isElsewhere ? {} : this.#near(name, known)),
    });
  }

  twice(shows: ShowsAt, name: Name, first: Place): void {
    if (shows.isOwn)
      this.#problems.warning('shown-twice', placeOf(shows.placed, name), { name: name.text }, first);
  }

  twiceIn(shows: ShowsAt, name: Name, first: Name): void {
    this.twice(shows, name, placeOf(shows.placed, first));
  }

  /** Whether something is said of this for the first time, or anew in a variant. */
  once(seen: Map<string, ShowsAt>, shows: ShowsAt, key: string): boolean {
    const before = seen.get(key);
    if (!before?.isOwn) {
      seen.set(key, shows);
      return true;
    }
    this.twice(shows, shows.tree.of, placeOf(before.placed, before.tree.of));
    return false;
  }

  unfit(shows: ShowsAt, look: Name, name: string, fitting: readonly string[]): void {
    if (shows.isOwn)
      this.#problems.warning('look-does-not-fit', placeOf(shows.placed, look), {
        look: look.text,
        name,
        fitting: fitting.join(', '),
      });
  }

  misplaced(shows: ShowsAt, node: Node, what: string): void {
    if (shows.isOwn) this.#problems.warning('show-line-misplaced', placeOf(shows.placed, node), { what });
  }

  places(shows: ShowsAt, node: Node, drawn: number, places: number): void {
    if (shows.isOwn) this.#problems.warning('track-places', placeOf(shows.placed, node), { drawn, places });
  }

  whom(shows: ShowsAt, known: readonly string[]): void {
    const { of } = shows.tree;
    if (shows.isOwn && !this.#env.isBroken(of.text))
      this.#problems.warning('shows-whom', placeOf(shows.placed, of), {
        word: of.text,
        ...this.#near(of, known),
      });
  }

  leftOut(shows: ShowsAt, name: string, declared: Place): void {
    if (shows.isOwn)
      this.#problems.warning('not-shown', placeOf(shows.placed, shows.tree.of), { name }, declared);
  }

  #near(name: Name, known: readonly string[]): { suggestion?: string } {
    const near = this.#problems.suggest(name.text, () => known);
    return near === undefined ? {} : { suggestion: near };
  }
}
