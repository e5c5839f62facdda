/** Damage to a text that knows nothing of the language. */
import type { Random } from './random.ts';

type Damage = (text: string, random: Random, other: string) => string;

/** A few times one of the damages below. `other` is a second text to splice with. */
export function mutateBytes(text: string, random: Random, other: string): string {
  let result = text;
  for (let times = random.between(1, 4); times > 0; times--)
    result = random.pick(DAMAGES)(result, random, other);
  return result.length > MOST ? result.slice(0, MOST) : result;
}

const MOST = 300_000;

const insert = (text: string, at: number, what: string): string => text.slice(0, at) + what + text.slice(at);

const DAMAGES: readonly Damage[] = [
  // one character becomes another, by one bit or altogether
  (text, random) => {
    const at = random.below(text.length);
    return (
      text.slice(0, at) +
      String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(7))) +
      text.slice(at + 1)
    );
  },
  (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + nastyCharacter(random) + text.slice(at + 1);
  },
  (text, random) => insert(text, random.below(text.length + 1), nastyCharacter(random)),
  (text, random) => insert(text, random.below(text.length + 1), random.pick(NASTY)),
  (text, random) => {
    const [from, to] = slice(text, random);
    return text.slice(0, from) + text.slice(to);
  },
  (text, random) => {
    const [from, to] = slice(text, random);
    return insert(text, random.below(text.length + 1), text.slice(from, to));
  },
  (text, random, other) => {
    const [from, to] = slice(other, random);
    return insert(text, random.below(text.length + 1), other.slice(from, to));
  },
  (text, random, other) =>
    text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length + 1)),
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text, random) => insert(text, random.below(text.length + 1), deepNesting(random)),
  (text, random) => insert(text, lineStart(text, random), deepNesting(random)),
  (text, random) => insert(text, random.below(text.length + 1), 'x'.repeat(random.between(1, 6_000))),
  (text, random) => insert(text, random.below(text.length + 1), randomUnicode(random, random.between(1, 40))),
  // line ends
  (text) => text.replaceAll('\n', '\r\n'),
  (text, random) =>
    text.replace(/\n/g, () => random.pick(['\n', '\n', '\n', '\r\n', '\r', '\n\r', '\u2028', '\v'])),
  (text) => `\ufeff${text}`,
  // indentation
  (text, random) =>
    text.replace(/^ +/gm, (spaces) => (random.chance(0.05) ? ' '.repeat(random.below(30)) : spaces)),
  (text, random) =>
    text.replace(/^( {2})+/gm, (spaces) => (random.chance(0.03) ? '\t'.repeat(spaces.length / 2) : spaces)),
];

function slice(text: string, random: Random): [number, number] {
  const from = random.below(text.length + 1);
  return [from, Math.min(text.length, from + Math.ceil(10 ** (random.next() * 3.3)))];
}

function lineStart(text: string, random: Random): number {
  return text.lastIndexOf('\n', random.below(text.length + 1)) + 1;
}

/** Signs that mean something to a stage of the compiler, or that break careless programs. */
const NASTY: readonly string[] = [
  ...'()[],.:|-+*/=#<>!?"\'`{}$%&\\^~;@_',
  ...[
    '..',
    '..\n',
    '---',
    '----\n',
    '| |',
    '||',
    ' # ',
    '\n\n\n',
    '\n',
    ' ',
    '   ',
    '\t',
    '\0',
    '\u0001',
    '\u007f',
    '\u0085',
    '\u00a0',
  ],
  ...[
    '\u00ad',
    '\u200b',
    '\u200e',
    '\u202e',
    '\u2028',
    '\u2029',
    '\u2066',
    '\u3000',
    '\ufeff',
    '\ufffd',
    '\uffff',
  ],
  ...['\ue000', '\ue001', '\ue002', '\ue003', '\ue004', '\ue005', '\uf8ff', '\udb80\udc00', '\u{10ffff}'],
  ...[
    '\ud800',
    '\udfff',
    '\udc00\ud800',
    '😀',
    'é',
    'e\u0301',
    'ß',
    'İ',
    'ſ',
    '中',
    'ـ',
    'Ω',
    '٣',
    '²',
    '½',
    'Ⅷ',
  ],
  ...[
    '999999999',
    '1000000000',
    '99999999999999999999',
    '-0',
    '00',
    '0x10',
    '1e9',
    '1.5',
    '0..999999999',
    '2147483648',
  ],
  ...['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'undefined', 'null', 'NaN'],
  ...[
    ' and ',
    ' or ',
    ' not ',
    ' of ',
    ' is ',
    ' in ',
    ' where ',
    ' if ',
    ' otherwise ',
    ' becomes ',
    ' must ',
    ' none ',
    ' empty ',
  ],
];

function nastyCharacter(random: Random): string {
  return random.chance(0.5) ? random.pick(NASTY) : String.fromCharCode(random.between(32, 126));
}

function deepNesting(random: Random): string {
  const depth = Math.ceil(10 ** (random.next() * 3.6));
  const shapes: readonly (() => string)[] = [
    () => '('.repeat(depth) + ')'.repeat(depth),
    () => '['.repeat(depth),
    () => '(1, '.repeat(depth) + ')'.repeat(depth),
    () => 'x[1, '.repeat(depth) + ']'.repeat(depth),
    () => 'not '.repeat(depth),
    () => 'x of '.repeat(depth),
    () => 'if x then y otherwise '.repeat(depth),
    () => 'total of x for x in '.repeat(depth),
    () => 'first x in '.repeat(depth),
    () => '1 + '.repeat(depth),
    () => '1 / '.repeat(depth),
    () => 'x and '.repeat(depth),
    () =>
      Array.from({ length: Math.min(depth, 400) }, (_, level) => `${' '.repeat(level * 2)}if yes\n`).join(''),
    () => Array.from({ length: Math.min(depth, 400) }, (_, level) => `${' '.repeat(level)}repeat\n`).join(''),
    () => '{ '.repeat(depth),
    () => '\n'.repeat(depth),
  ];
  return random.pick(shapes)();
}

export function randomUnicode(random: Random, length: number): string {
  const codeUnit = (): string => {
    const [from, to] = random.pick([
      [0, 0xff],
      [0, 0x2fff],
      [0xd800, 0xdfff],
      [0xe000, 0xe010],
      [0xfe00, 0xffff],
      [0, 0xffff],
    ] as const);
    return String.fromCharCode(random.between(from, to));
  };
  return Array.from({ length }, codeUnit).join('');
}
