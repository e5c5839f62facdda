import type { Declaration, Placed, Ref } from '../../1-syntax/tree.ts';
import type { Place, Problems } from '../../problems/problem.ts';
import {
  type Entry,
  entriesOf,
  isConstant,
  placeOf,
  reportDoubles,
  reportDoubleWinners,
  spaceOf,
} from '../collect.ts';
import type { Memo } from '../memo.ts';
import { mentionedNames } from '../mentions.ts';
import { namesLostRow, withCell } from './change-pieces.ts';
import { type At, type Change, type Declared, type FrameLine, rootOf, type Variant } from './declared.ts';
import { insert } from './insert.ts';
import { mentionedIn, notRun, withoutNamed, withoutUnused } from './without.ts';

type Entries = Map<string, Entry>;

/** What a variant makes of a game, or of another variant. */
export function applyVariant(
  before: Declared,
  { placed, tree }: Variant,
  problems: Problems,
  memo?: Pick<Memo, 'sameTrees'>,
): Declared {
  const name = tree.name.text;
  let entries: Entries = new Map(before.entries.map((entry) => [spaceOf(entry), entry]));
  let { frame, winner } = before;
  const changes: At<Change>[] = [];
  const added: Entry[] = [];
  const gone = new Map(before.gone);
  const takenOut = (left: Entries, at: Place): void => {
    for (const [key, entry] of entries) if (!left.has(key)) gone.set(`${entry.sort} ${entry.name}`, at);
    entries = left;
  };
  // What is declared anew is there before lines are put into it or anything is taken out.
  for (const member of tree.members) {
    switch (member.is) {
      case 'use':
      case 'game':
      case 'variant':
        problems.error('not-in-variant', placeOf(placed, member), { word: member.is });
        break;
      case 'players':
      case 'imaginary':
        frame = withLine(frame, { placed, tree: member }, problems);
        break;
      case 'winner':
        winner = { placed, tree: member };
        break;
      case 'change':
        if (!changeDeclared(entries, placed, member, problems)) changes.push({ placed, tree: member });
        break;
      case 'without':
      case 'insertion':
      case 'shows':
        break;
      default:
        for (const entry of entriesOf(placed, member, problems)) {
          added.push(entry);
          if (entry.sort === 'option' && !entries.has(spaceOf(entry)))
            unknownOption(entry, before.entries, problems);
          else entries.set(spaceOf(entry), withPlayers(entry, entries.get(spaceOf(entry))));
        }
    }
  }
  reportDoubles(added, problems);
  const winners = tree.members.flatMap((member) =>
    member.is === 'winner' ? [{ placed, tree: member }] : [],
  );
  reportDoubleWinners(winners, problems);
  for (const member of tree.members) {
    if (member.is === 'without')
      takenOut(withoutNamed(entries, placed, member, problems), placeOf(placed, member));
    if (member.is !== 'insertion') continue;
    const inserted = insert(entries, placed, member, problems);
    if (inserted) entries.set(inserted.key, inserted.entry);
  }
  const isGone = (sort: Entry['sort'], one: string): boolean =>
    gone.has(`${sort} ${one}`) &&
    ![...entries.values()].some((entry) => entry.sort === sort && entry.name === one);
  entries = notRun(entries, isGone);
  const mentioned = mentionedIn(before.entries, before.winner?.tree);
  takenOut(
    withoutUnused(entries, mentioned, mentionedIn(entries.values(), winner?.tree)),
    placeOf(placed, tree.name),
  );
  // What another variant has changed may be gone here.
  const isThere = (ref: Ref): boolean =>
    [...entries.values()].some((entry) => entry.name === ref.name.text && entry.sort !== 'example');
  return {
    name,
    base: before.base ?? before.name,
    chain: [...before.chain, name],
    at: placeOf(placed, tree.name),
    frame,
    ...(winner ? { winner } : {}),
    entries: withoutLostExamples(
      memo?.sameTrees([...entries.values()]) ?? [...entries.values()],
      placed,
      gone,
      before,
      frame,
    ),
    changes: [...before.changes.filter(({ tree: { target } }) => isThere(rootOf(target))), ...changes],
    shows: [
      ...before.shows.map((one) => ({ ...one, isOwn: false })),
      ...tree.members.flatMap((member) =>
        member.is === 'shows' ? [{ placed, tree: member, isOwn: true }] : [],
      ),
    ],
    gone,
  };
}

/** An example of the game that speaks of what is gone, or is for other players, cannot be told any more. */
function withoutLostExamples(
  entries: readonly Entry[],
  placed: Placed,
  gone: Declared['gone'],
  before: Declared,
  frame: Declared['frame'],
): Entry[] {
  const known = new Set(entries.filter(({ sort }) => sort !== 'example').map(({ name }) => name));
  const namedNow = namedSeats(frame);
  const lost = new Set([
    ...[...gone.keys()].map((key) => key.slice(key.indexOf(' ') + 1)).filter((one) => !known.has(one)),
    ...namedSeats(before.frame).filter((name) => !namedNow.includes(name)),
  ]);
  const rowsBefore = before.entries.filter(({ sort }) => sort === 'pieces');
  const rowsNow = entries.filter(({ sort }) => sort === 'pieces');
  const hasLostRows = rowsBefore.some((one) => !rowsNow.includes(one));
  return entries.filter(
    ({ tree, placed: own }) =>
      tree.is !== 'example' ||
      own === placed ||
      (isSeated(tree, frame) &&
        ![...mentionedNames(tree)].some((word) => lost.has(word)) &&
        !(hasLostRows && namesLostRow(tree, rowsBefore, rowsNow))),
  );
}

function namedSeats(frame: Declared['frame']): string[] {
  return frame.flatMap(({ tree }) => (tree.is === 'imaginary' && tree.named ? [tree.named.text] : []));
}

/** Whether so many can play as an example says. */
function isSeated({ lines }: Extract<Declaration, { is: 'example' }>, frame: Declared['frame']): boolean {
  const players = frame.find(({ tree }) => tree.is === 'players')?.tree;
  const counted = lines.find((line) => line.is === 'players')?.names.length ?? 0;
  const seats = lines.find((line) => line.is === 'imaginary')?.count;
  const rule = frame.find(({ tree }) => tree.is === 'imaginary' && tree.withPlayers === counted)?.tree;
  const fits = (line: FrameLine | undefined, count: number): boolean =>
    line !== undefined && line.from <= count && count <= line.to;
  return fits(players, counted) && (seats === undefined || seats === 0 || fits(rule, seats));
}

/** A line about the players in place of the one that it replaces; what it leaves no room for goes. */
function withLine(frame: Declared['frame'], line: At<FrameLine>, problems: Problems): Declared['frame'] {
  const isSame = ({ tree }: At<FrameLine>): boolean =>
    tree.is === line.tree.is &&
    (tree.is !== 'imaginary' || (line.tree.is === 'imaginary' && tree.withPlayers === line.tree.withPlayers));
  const old = frame.find(isSame);
  if (old?.placed === line.placed) return [...frame, line];
  if (old && meaning(old.tree) === meaning(line.tree))
    problems.warning('variant-changes-nothing', placeOf(line.placed, line.tree), { name: line.tree.is });
  const others = frame.filter((one) => one !== old);
  const { tree } = line;
  // Nobody at all is how a variant says that there are none.
  if (tree.is === 'imaginary') return tree.to === 0 ? others : [...others, line];
  const fits = (one: At<FrameLine>): boolean =>
    one.tree.is !== 'imaginary' ||
    one.placed === line.placed ||
    (one.tree.withPlayers >= tree.from && one.tree.withPlayers <= tree.to);
  return [line, ...others.filter(fits)];
}

function meaning(line: FrameLine): string {
  return JSON.stringify(line, (key, value) => (key === 'span' ? undefined : value));
}

/** A constant with another value, or a row of pieces; cells of tables and grids are changed when they are read. */
function changeDeclared(entries: Entries, placed: Placed, member: Change, problems: Problems): boolean {
  const { name, hasArgs, of } = member.target;
  const old = [...entries.values()].find((entry) => entry.sort === 'term' && entry.name === name.text)?.tree;
  if (old && isConstant(old) && !hasArgs && !of) {
    const head = { name, params: [] };
    const term = {
      is: 'term',
      head,
      lets: [],
      cases: [],
      otherwise: member.value,
      span: member.span,
    } as const;
    for (const entry of entriesOf(placed, term, problems)) {
      const before = entries.get(spaceOf(entry));
      if (before?.placed === placed)
        problems.error('double-declaration', entry.nameAt, { name: entry.name }, before.nameAt);
      entries.set(spaceOf(entry), entry);
    }
    return true;
  }
  if (of?.is !== 'ref' || hasArgs) return false;
  return changeRow(entries, placed, member, of, problems);
}

function changeRow(entries: Entries, placed: Placed, member: Change, of: Ref, problems: Problems): boolean {
  const pieces = [...entries].filter(([, { sort, name }]) => sort === 'pieces' && name === of.name.text);
  if (pieces.length === 0) return false;
  const changed = withCell(pieces, of, member.target.name.text, member.value);
  if (!changed) problems.error('no-such-row', placeOf(placed, member.target), { name: of.name.text });
  else if (JSON.stringify(changed) === JSON.stringify(pieces))
    problems.warning('variant-changes-nothing', placeOf(placed, member.target), { name: of.name.text });
  else for (const [key, entry] of changed) entries.set(key, entry);
  return true;
}

/** An option that is only set otherwise still means something with as many players as before. */
function withPlayers(entry: Entry, before: Entry | undefined): Entry {
  const players = before?.option?.players;
  if (!entry.option || entry.option.players || !players) return entry;
  return { ...entry, option: { ...entry.option, players } };
}

function unknownOption(entry: Entry, entries: readonly Entry[], problems: Problems): void {
  const known = entries.filter(({ sort }) => sort === 'option').map(({ name }) => name);
  const near = problems.suggest(entry.name, () => known);
  problems.error('unknown-option', entry.nameAt, {
    name: entry.name,
    ...(near === undefined ? {} : { suggestion: near }),
  });
}
