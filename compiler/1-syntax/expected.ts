/** What Ohm expected at the place where a match stopped, in words for a person who writes rules. */
import type { FailedMatchResult } from 'ohm-js';

/** Ohm has this, but does not say so in its types. */
interface Failure {
  readonly type: 'description' | 'string' | 'code';
  getText(): string;
  isFluffy(): boolean;
}

/** Bare texts: `else `, `(`, `a name`, `the end of the line`. */
export interface Expected {
  readonly all: ReadonlySet<string>;
  /** Without those that could also have been left out, as `and ` after a condition. */
  readonly firm: ReadonlySet<string>;
}

export function expectedAt(match: FailedMatchResult): Expected {
  const failures = (match as unknown as { getRightmostFailures(): Failure[] }).getRightmostFailures();
  const told = failures.filter((failure) => failure.type !== 'code');
  return {
    all: new Set(told.map((failure) => failure.getText())),
    firm: new Set(told.filter((failure) => !failure.isFluffy()).map((failure) => failure.getText())),
  };
}

/** Words and signs with which a value can begin; where all of them are expected, `a value` says it. */
const VALUE = words(
  '(|-|not |if |clockwise from |all |all of |total of |highest of |lowest of |longest run of |longest line of |count of |the |first |last |some |no |a number|a name',
);
/** With these a value can go on, which is nearly always possible and hardly ever what is missing. */
const MORE = words(
  'and |or |+ |- |*|/|..|is |of |[|where |at least |at most |more than |less than |not in |in |not |empty |not empty ',
);
const STATEMENT = words(
  'do |need |if |let |move |add |choose |for each |repeat |repeat while |award |remove |pay |follow |roll |rank ' +
    '|chance chooses |score |shuffle |leave |nothing |impossible |a name',
);

const MOST = 8;

/** `a value, "else" or the end of the line`. */
export function inWords(expected: ReadonlySet<string>): string {
  const left = new Set(expected);
  const shown: string[] = [];
  if (left.has('leave ') && left.has('do ')) {
    for (const text of STATEMENT) left.delete(text);
    shown.push('a statement');
  } else if (left.has('(') && left.has('clockwise from ')) {
    for (const text of VALUE) left.delete(text);
    shown.push('a value');
  }
  const rest = [...left].filter((text) => !MORE.has(text));
  const chosen = rest.length + shown.length > 0 ? rest : [...left];
  const described = chosen.filter((text) => /^(an?|the) .*[^ ]$/.test(text)).sort();
  const quoted = chosen.filter((text) => !described.includes(text)).sort();
  shown.push(...quoted.map((text) => `"${text.trimEnd()}"`), ...described);
  const few = shown.slice(0, MOST);
  const last = few.pop() ?? 'something else';
  return few.length > 0 ? `${few.join(', ')} or ${last}` : last;
}

function words(list: string): Set<string> {
  return new Set(list.split('|'));
}
