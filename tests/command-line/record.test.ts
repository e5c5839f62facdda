import { describe, expect, test } from 'vitest';
import { type GameRecord, readRecord, writeRecord } from '../../compiler/command-line/record/record.ts';
import { canonical, digest } from '../../compiler/command-line/shared/fingerprint.ts';

const SMALL = `regel clever/quick
rules 3f2a91c07be4d512
players Anna, Erik
seed 42
option other-three-in-solo yes
> seat-1
> 5 4 6 2 4 3
1 use-die purple purple[1]
2 pass
check 1f3a 22b0 90cd 77e1 0000
`;

describe('a record', () => {
  test('reads as it is written', () => {
    const read = readRecord(SMALL);
    expect(read).toMatchObject({
      record: {
        game: 'clever/quick',
        players: ['Anna', 'Erik'],
        seed: '42',
        options: [{ name: 'other-three-in-solo', value: 'yes', line: 5 }],
        events: [
          { is: 'chance', text: 'seat-1', line: 6 },
          { is: 'chance', text: '5 4 6 2 4 3', line: 7 },
          { is: 'move', seat: 0, text: 'use-die purple purple[1]', line: 8 },
          { is: 'move', seat: 1, text: 'pass', line: 9 },
        ],
      },
    });
    expect(writeRecord((read as { record: GameRecord }).record)).toBe(SMALL);
  });

  test('is forgiving about line ends, blank lines, notes and spaces', () => {
    const loose = `\ufeff# our evening\r\n\r\n  regel   clever \r\nplayers  Anna,Erik\r\n>5 4\r\n1   pass\r\n`;
    expect(readRecord(loose)).toMatchObject({
      record: {
        game: 'clever',
        players: ['Anna', 'Erik'],
        events: [
          { text: '5 4', line: 5 },
          { text: 'pass', line: 6 },
        ],
      },
    });
  });

  test.each([
    ['', 1, 'record-empty'],
    ['# nothing\n', 2, 'record-empty'],
    ['players Anna\n', 1, 'record-first-line'],
    ['{"game": "clever"}', 1, 'record-first-line'],
    ['regel\n', 1, 'record-no-value'],
    ['regel clever\n1 pass\n', 2, 'record-no-players'],
    ['regel clever\nseed 4\n', 3, 'record-no-players'],
    ['regel clever\nplayers Anna, , Bo\n', 2, 'record-names'],
    ['regel clever\nplayers Anna, Anna\n', 2, 'record-names'],
    ['regel clever\nplayers Anna\nplayers Bo\n', 3, 'record-twice'],
    ['regel clever\nplayers Anna\nimaginary many\n', 3, 'record-number'],
    ['regel clever\nplayers Anna\noption solo\n', 3, 'record-option'],
    ['regel clever\nplayers Anna\noption solo yes\noption solo no\n', 4, 'record-twice'],
    ['regel clever\nplayers Anna\ncolour red\n', 3, 'record-unknown-word'],
    ['regel clever\nplayers Anna\n1 pass\nseed 4\n', 4, 'record-after-events'],
    ['regel clever\nplayers Anna\n2 pass\n', 3, 'record-seat'],
    ['regel clever\nplayers Anna\n0 pass\n', 3, 'record-seat'],
    ['regel clever\nplayers Anna\n1\n', 3, 'record-no-move'],
    ['regel clever\nplayers Anna\n>\n', 3, 'record-no-value'],
    ['regel clever\nplayers Anna\ncheck 12\n', 3, 'record-check'],
    [`regel clever\nplayers Anna\n${'1 pass\n'.repeat(100_001)}`, 100_001, 'record-too-long'],
  ])('that is broken is refused with its line: %j', (text, line, code) => {
    expect(readRecord(text)).toMatchObject({ problem: { line, code } });
  });

  test('whatever a file holds, reading it ends with a record or a problem', () => {
    let seed = 7;
    const draw = (n: number) => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return seed % n;
    };
    for (let round = 0; round < 500; round++) {
      const letters = [...SMALL];
      for (let times = draw(6) + 1; times > 0; times--)
        letters.splice(draw(letters.length), draw(4), ['\n', ' ', '>', '9', 'é', '\u0000', ','][draw(7)]!);
      const read = readRecord(letters.join(''));
      if ('problem' in read) expect(read.problem.line).toBeGreaterThan(0);
      else expect(readRecord(writeRecord(read.record))).toMatchObject({ record: { game: read.record.game } });
    }
  });
});

describe('a fingerprint', () => {
  test('does not depend on the order of names', () => {
    expect(canonical({ b: [1, { d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[1,{"c":2,"d":1}]}');
  });

  test('is fixed, and different for nearly the same', () => {
    expect(digest('')).toMatch(/^[0-9a-f]{16}$/);
    expect(digest('regel')).toBe(digest('regel'));
    const all = Array.from({ length: 20_000 }, (_, index) => digest(`rounds ${index}`));
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(all.map((one) => one.slice(0, 4))).size).toBeGreaterThan(15_000);
  });
});
