import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { MOST_SHARED_CHARACTERS, SHORT_LINK } from '../../compiler/limits.ts';
import { toBytes, toText } from '../../compiler/share/base64.ts';
import { hashOf } from '../../compiler/share/fingerprint.ts';
import {
  applyChange,
  type Base,
  changeBetween,
  decodeChange,
  encodeChange,
  type SharedChange,
  sourcesOfFolder,
  tellTrouble,
} from '../../compiler/share/index.ts';
import { Random } from '../fuzz/random.ts';
import { sources as all } from '../rulebook/sources.ts';

const base = (folder: string): Base => ({ folder, sources: sourcesOfFolder(all, folder) });
const clever = base('clever');

/** The same files with some of them rewritten. */
function edited({ sources }: Base, ...edits: readonly [file: string, from: string | RegExp, to: string][]) {
  return sources.map(({ file, text }) => {
    const now = edits.reduce((so, [which, from, to]) => (which === file ? so.replace(from, to) : so), text);
    return { file, text: now };
  });
}

function sent(change: SharedChange): SharedChange {
  const decoded = decodeChange(encodeChange(change));
  if ('trouble' in decoded) throw new Error(tellTrouble(decoded.trouble, 'en').message);
  return decoded.change;
}

function opened(change: SharedChange, on: Base | undefined) {
  const applied = applyChange(sent(change), on);
  if ('trouble' in applied) throw new Error(applied.trouble.code);
  return applied;
}

const byFile = (sources: Base['sources']) => new Map(sources.map(({ file, text }) => [file, text]));

describe('what is shared comes out as it went in', () => {
  const variant = 'variant long-lines of clever\n  dice-needed becomes 2\n';
  const name = 'variant-long-lines = Lange lijnen\n    .about = Meer van alles.\n';
  test.each([
    ['a number', edited(clever, ['clever/clever.regel', /\d+/, '77'])],
    [
      'a name, in both languages',
      edited(
        clever,
        ['clever/text/nl.ftl', /game = .*/, 'game = Slimmer'],
        ['clever/text/de.ftl', /game = .*/, 'game = Schlauer'],
      ),
    ],
    ['a sentence', edited(clever, ['clever/rulebook/nl.mdx', /dobbelsteen/, 'steen'])],
    [
      'a new variant with its name',
      [
        ...edited(clever, ['clever/text/nl.ftl', /$/, name], ['clever/text/de.ftl', /$/, name]),
        { file: 'clever/variants/long-lines.regel', text: variant },
      ],
    ],
    ['a file that is gone', clever.sources.filter(({ file }) => file !== 'clever/table.regel')],
    ['nothing', clever.sources],
  ])('%s, in less than a message', (_, now) => {
    const change = changeBetween(clever, now, 'clever');
    expect(encodeChange(change)).toMatch(/^[\w-]+$/);
    expect(encodeChange(change).length).toBeLessThan(SHORT_LINK / 2);
    const { sources, isBaseSame, left } = opened(change, clever);
    expect(byFile(sources)).toEqual(byFile(now));
    expect({ isBaseSame, left }).toEqual({ isBaseSame: true, left: [] });
  });

  test('a whole new game, without a base', () => {
    const pig = all.filter(({ file }) => file.startsWith('starters/pig/'));
    const now = pig.map(({ file, text }) => ({ file: file.replace('starters/pig', 'owl-post'), text }));
    const change = changeBetween(undefined, now, 'owl-post');
    expect(byFile(opened(change, undefined).sources)).toEqual(byFile(now));
  });

  test('any lines added, dropped, changed and moved, also with ends of lines of another sort', () => {
    const random = new Random(7);
    const line = () => random.pick(['', 'a', 'b', 'ab', 'ab\r', '# ein Würfel 🎲', 'x | 1 | 2']);
    const lines = () => Array.from({ length: random.below(12) }, line);
    for (let round = 0; round < 500; round++) {
      const before = lines();
      const now = before.flatMap((one) =>
        random.chance(0.2) ? [] : random.chance(0.2) ? [line(), one] : [random.chance(0.2) ? line() : one],
      );
      const one: Base = { folder: 'x', sources: [{ file: 'x/x.regel', text: before.join('\n') }] };
      const after = [{ file: 'x/x.regel', text: now.join('\n') }];
      expect(byFile(opened(changeBetween(one, after, 'x'), one).sources)).toEqual(byFile(after));
    }
  });
});

describe('the published rules have changed since', () => {
  const now = edited(
    clever,
    ['clever/clever.regel', 'game clever', '# mine\ngame clever'],
    ['clever/text/nl.ftl', /variant-quick = .*/, 'variant-quick = Haastig'],
  );
  const change = changeBetween(clever, now, 'clever');

  test('elsewhere: everything still applies, at its new place, and it is told that they have', () => {
    const since = { ...clever, sources: edited(clever, ['clever/text/nl.ftl', /^/, '# New\n# lines\n']) };
    const { sources, isBaseSame, left } = opened(change, since);
    expect({ isBaseSame, left }).toEqual({ isBaseSame: false, left: [] });
    expect(byFile(sources).get('clever/text/nl.ftl')).toMatch(
      /^# New\n# lines\n[\s\S]*^variant-quick = Haastig$/m,
    );
  });

  test('in the same line: the rest applies, and the line is told', () => {
    const since = {
      ...clever,
      sources: edited(clever, ['clever/text/nl.ftl', /variant-quick = .*/, 'variant-quick = Vlot']),
    };
    const { sources, left } = opened(change, since);
    expect(byFile(sources).get('clever/text/nl.ftl')).toContain('variant-quick = Vlot');
    expect(byFile(sources).get('clever/clever.regel')).toContain('# mine');
    expect(left.map(({ code, data }) => [code, data.file, data.text])).toEqual([
      ['lines-differ', 'clever/text/nl.ftl', 'Haastig'],
    ]);
    expect(tellTrouble(left[0]!, 'nl').message).toMatch(/`clever\/text\/nl.ftl`, regel \d+: .*“Haastig”/);
  });

  test('files came, went and changed', () => {
    const one: Base = {
      folder: 'x',
      sources: [
        { file: 'x/a.regel', text: 'a' },
        { file: 'x/b.regel', text: 'b' },
      ],
    };
    const mine = [
      { file: 'x/a.regel', text: 'c' },
      { file: 'x/n.regel', text: 'n' },
    ];
    const since: Base = {
      folder: 'x',
      sources: [
        { file: 'x/b.regel', text: 'B' },
        { file: 'x/n.regel', text: 'N' },
      ],
    };
    const { sources, left } = opened(changeBetween(one, mine, 'x'), since);
    expect(left.map(({ code }) => code)).toEqual(['file-missing', 'file-differs', 'file-there']);
    expect(byFile(sources)).toEqual(byFile(since.sources));
  });

  test('a game that is not known gets nothing', () => {
    expect(applyChange(change, base('palace'))).toMatchObject({ trouble: { code: 'base-unknown' } });
    expect(applyChange(change, undefined)).toMatchObject({ trouble: { code: 'base-unknown' } });
  });
});

/** What is packed and signed as it should be, whatever it says. */
function packed(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const text = deflateSync(bytes, { level: 9 });
  return `1${toText(hashOf(text)).slice(0, 6)}${toText(text)}`;
}

const whole = encodeChange(
  changeBetween(clever, edited(clever, ['clever/clever.regel', /\d/, '9']), 'clever'),
);

test.each([
  ['empty', '  \n'],
  ['not-shared', '<script>'],
  ['too-long', 'A'.repeat(MOST_SHARED_CHARACTERS + 1)],
  ['other-version', `2${whole.slice(1)}`],
  ['wrong-character', `${whole.slice(0, 20)}!${whole.slice(21)}`],
  ['incomplete', whole.slice(0, -4)],
  ['incomplete', whole.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))],
  ['too-large', packed(new Uint8Array(400_000_000))],
  ['not-unpacked', packed('{')],
  ['not-unpacked', packed(Uint8Array.of(0xff, 0xfe, 0x80))],
  ['wrong-content', packed('['.repeat(900_000) + ']'.repeat(900_000))],
  ['wrong-content', packed('{"length":4,"0":"x"}')],
  ['wrong-content', packed('["../x","","",[]]')],
  ['wrong-content', packed('["x","","",[[0,"x/x.regel",3]]]')],
  ['wrong-content', packed('["x","x","!",[]]')],
  ['wrong-content', packed('["x","","",[[2,"x/x.regel",[[0,0,0,0,"",0]]]]]')],
  ['wrong-content', packed('["x","","",[[2,"x/x.regel",[[-1,1,0,0,"",0]]]]]')],
  ['file-name', packed('["x","","",[[0,"../x.regel",""]]]')],
  ['file-name', packed('["x","","",[[0,"x/run.mjs",""]]]')],
  ['file-name', packed('["x","","",[[0,"con/x.regel",""]]]')],
  ['file-twice', packed('["x","","",[[0,"x/x.regel",""],[0,"X/x.regel",""]]]')],
  ['too-many-files', packed(JSON.stringify(['x', '', '', Array(201).fill(0)]))],
  ['too-many-pieces', packed(JSON.stringify(['x', '', '', [[2, 'x/x.regel', Array(20_001).fill(0)]]]))],
])('%s is told', (code, given) => {
  const decoded = decodeChange(given);
  expect(decoded).toMatchObject({ trouble: { code } });
  if ('trouble' in decoded)
    for (const language of ['en', 'nl', 'de'] as const)
      expect(Object.values(tellTrouble(decoded.trouble, language)).join()).not.toContain('{');
});

test('lines that a program for mail has broken are put together', () => {
  expect(decodeChange(`\n${whole.slice(0, 30)}\r\n ${whole.slice(30)}\n`)).toEqual(decodeChange(whole));
});

test('bytes become characters and bytes again', () => {
  const random = new Random(3);
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, () => random.below(256));
    expect(toText(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    expect(toBytes(toText(bytes))).toEqual(bytes);
  }
});
