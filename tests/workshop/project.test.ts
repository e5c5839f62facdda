import { describe, expect, test } from 'vitest';
import { placeNow } from '../../site/src/workshop/form/places.ts';
import { Project } from '../../site/src/workshop/project.ts';
import { changedLines } from '../../site/src/workshop/share/changed-lines.ts';
import { appliedTo, changeBetween } from '../../site/src/workshop/text-change.ts';

const work = (files: Record<string, string>) => ({
  ...{ id: 'one', title: '', game: 'g', folder: 'g', origin: 'g' },
  files,
  base: files,
});

describe('changes of texts', () => {
  test('the smallest stretch that differs leads from one text to the other', () => {
    for (const [before, after] of [
      ['', 'a'],
      ['aaa', 'aa'],
      ['points | 5', 'points | 15'],
      ['same', 'same'],
      ['abc', 'xyz'],
    ] as const) {
      const { start, end, text } = changeBetween(before, after);
      expect(before.slice(0, start) + text + before.slice(end)).toBe(after);
    }
  });

  test('several stretches change at once; one that overlaps another, or lies outside, is left out', () => {
    const edits = [
      { start: 4, end: 5, text: 'E' },
      { start: 0, end: 1, text: 'AA' },
      { start: 0, end: 3, text: 'no' },
      { start: 90, end: 91, text: 'no' },
    ];
    expect(appliedTo('abcdef', edits)).toBe('AAbcdEf');
  });
});

describe('a project', () => {
  test('takes back a word that was typed in one breath in one step, and another file in another', () => {
    let now = 0;
    const project = new Project(work({ a: 'x', b: 'y' }), () => now);
    for (const text of ['x1', 'x12', 'x123']) project.set('a', text);
    project.set('b', 'z');
    now += 5000;
    project.set('a', 'x1234');
    expect(project.undo()).toEqual(['a']);
    expect(project.text('a')).toBe('x123');
    project.undo();
    project.undo();
    expect([project.text('a'), project.text('b'), project.mayUndo]).toEqual(['x', 'y', false]);
    for (let left = 3; left > 0; left--) project.redo();
    expect([project.text('a'), project.text('b'), project.mayRedo]).toEqual(['x1234', 'z', false]);
  });

  test('takes back a file that came, and one that went', () => {
    const project = new Project(work({ a: 'x' }));
    project.setAll({ a: undefined, c: 'new' });
    expect(Object.keys(project.work.files)).toEqual(['c']);
    project.undo();
    expect(project.work.files).toEqual({ a: 'x' });
  });

  test('says which files have changed, and nothing where nothing did', () => {
    const project = new Project(work({ a: 'x' }));
    const heard: string[][] = [];
    project.listen(({ files }) => heard.push([...files]));
    project.set('a', 'x');
    project.apply([{ file: 'a', start: 0, end: 1, text: 'y' }]);
    expect(heard).toEqual([['a']]);
  });
});

test('a cell that was told of an older text is found again, or known to be gone', () => {
  const then = { a: 'one | 5 | two' };
  const five = { file: 'a', start: 6, end: 7 };
  const at = (text: string) => placeNow(five, then, { a: text });
  expect(at('one | 5 | two!')).toEqual(five);
  expect(at('the one | 5 | two')).toEqual({ file: 'a', start: 10, end: 11 });
  expect(at('one | 57 | two')).toEqual({ file: 'a', start: 6, end: 8 });
  expect(at('one')).toBeUndefined();
  expect(placeNow(five, then, {})).toBeUndefined();
});

test('lines that differ are told side by side, and only those', () => {
  const before = { 'g/g.regel': 'a\nb\nc\nd', 'g/rulebook/confirmed.txt': '1' };
  const after = { 'g/g.regel': 'a\nB\nc\nd\ne', 'g/rulebook/confirmed.txt': '2', 'g/new.regel': 'n' };
  expect(changedLines(before, after)).toEqual([
    {
      file: 'g/g.regel',
      changes: [
        { at: 1, before: 'b', after: 'B' },
        { at: 4, before: '', after: 'e' },
      ],
    },
    { file: 'g/new.regel', changes: [{ at: 0, before: '', after: 'n' }] },
  ]);
});
