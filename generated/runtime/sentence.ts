// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
/**
 * Texts with gaps. The compiler reads them from the files of texts (Fluent) and writes them down as data, so that an engine can say
 * sentences without anything else: what is here is all that is needed of Fluent at run time.
 */
export type Pattern = string | readonly Part[];

export type Part =
  | string
  /** A variable. */
  | { readonly of: string }
  /** One of several texts, by the value of a variable: that very value, `one` for a single one, or else `otherwise`. */
  | {
      readonly by: string;
      readonly cases: Readonly<Record<string, Pattern>>;
      readonly otherwise: string;
    };

/** What a variable says: its text, and what texts are chosen by, which is a number or the word of the rules. */
export interface Said {
  readonly text: string;
  readonly key: string | number;
}

/** Names and sentences in one language, by id: `action-buy`, `action-buy.tell`. */
export interface Telling {
  readonly language: string;
  readonly words: Readonly<Record<string, string>>;
  readonly sentences: Readonly<Record<string, Pattern>>;
}

/** The text with its gaps filled; undefined where a variable has nothing to say. */
export function format(pattern: Pattern, say: (variable: string) => Said | undefined): string | undefined {
  if (typeof pattern === 'string') return pattern;
  let text = '';
  for (const part of pattern) {
    const said = typeof part === 'string' ? part : 'of' in part ? say(part.of)?.text : chosen(part, say);
    if (said === undefined) return undefined;
    text += said;
  }
  return text;
}

function chosen(
  { by, cases, otherwise }: Extract<Part, { readonly by: string }>,
  say: (variable: string) => Said | undefined,
): string | undefined {
  const key = say(by)?.key;
  if (key === undefined) return undefined;
  const name = Object.hasOwn(cases, key)
    ? String(key)
    : key === 1 && Object.hasOwn(cases, 'one')
      ? 'one'
      : otherwise;
  return format(cases[name] ?? '', say);
}

/** The variables that a text names, each once. */
export function variablesOf(pattern: Pattern): string[] {
  const found = new Set<string>();
  const look = (one: Pattern): void => {
    if (typeof one === 'string') return;
    for (const part of one) {
      if (typeof part === 'string') continue;
      if ('of' in part) found.add(part.of);
      else {
        found.add(part.by);
        Object.values(part.cases).forEach(look);
      }
    }
  };
  look(pattern);
  return [...found];
}

/** With a capital letter, and without gaps that nothing was put into. */
export function asQuestion(text: string): string {
  const plain = text
    .replace(/ {2,}/g, ' ')
    .replace(/ +([,.;:!?])/g, '$1')
    .trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The same with a full stop at its end. */
export function asSentence(text: string): string {
  const whole = asQuestion(text);
  if (whole === '') return '';
  return /[.!?…:]["”“)]?$/.test(whole) ? whole : `${whole}.`;
}

/** `a, b en c`. */
export function enumerated(texts: readonly string[], and: string): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${and} ${last}`;
}
