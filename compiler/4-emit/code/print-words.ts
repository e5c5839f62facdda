/** What a reader does not see: signs of control and of layout, ends of lines, halves of a character. */
const UNSEEN = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}';
const UNSEEN_SIGN = new RegExp(`[${UNSEEN}]`, 'gu');
const SIGN_TO_ESCAPE = new RegExp(`['"\\\\${UNSEEN}]`, 'gu');

/**
 * A text in quotes, with nothing in it that could end it or hide what follows. Where there are only apostrophes in it, the quotes are
 * double ones.
 */
export function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inner = text.replace(SIGN_TO_ESCAPE, (sign) => {
    if (sign === "'" || sign === '"') return sign === quote ? `\\${sign}` : sign;
    return sign === '\\' ? '\\\\' : `\\u{${sign.codePointAt(0)!.toString(16)}}`;
  });
  return quote + inner + quote;
}

/**
 * The name of a member, in quotes only where it must be. What is called `__proto__` in an object would be its prototype; in square
 * brackets it is a member like any other.
 */
export function memberName(name: string): string {
  if (name === '__proto__') return `[${quoted(name)}]`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

/** A comment cannot be left early, and shows nothing that a reader does not see. */
export function inComment(text: string): string {
  return text.replace(UNSEEN_SIGN, ' ').replaceAll('*/', '* /');
}

/** The comment above something, up to where that begins in its line. */
export function docComment(doc: string, indent = 0): string {
  const lines = doc.split('\n').map(inComment);
  const next = `\n${' '.repeat(indent)}`;
  return lines.length === 1
    ? `/** ${lines[0]} */${next}`
    : `/**${next}${lines.map((line) => ` * ${line}`.trimEnd()).join(next)}${next} */${next}`;
}

/** A number; one with many digits is written in groups of three. */
export function inDigits(value: number, isHex = false): string {
  const sign = value < 0 ? '-' : '';
  if (isHex) return `${sign}0x${Math.abs(value).toString(16)}`;
  const digits = String(Math.abs(value));
  return sign + (digits.length < LONG ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '_'));
}

const LONG = 6;
