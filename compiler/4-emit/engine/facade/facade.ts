import { Board } from '../../../2-model/board.ts';
import { tieParts } from '../../../2-model/ranks.ts';
import { isPlace, itemType, present, type Type } from '../../../2-model/types.ts';
import type { Action, Game } from '../../../3-ir/ir.ts';
import { reasonsOf } from '../../../3-ir/text-ids.ts';
import { endsOf } from '../../../3-ir/walk.ts';
import type { Translator } from '../../../texts/translator.ts';
import { own } from '../../code/build.ts';
import {
  type Declarations,
  data,
  declarations,
  doc,
  joined,
  listed,
  listOf,
  member,
  oneOf,
  printDeclarations,
  says,
  union,
} from '../../code/declarations.ts';
import { camel, pascal } from '../../code/hints.ts';
import { Name } from '../../code/tree.ts';
import { awardedFor } from '../layout.ts';
import { FaceTypes, JSON_TYPE } from './types.ts';

/** What the runtime calls a value that somebody does not see. */
const HIDDEN = own('Hidden');

/** What engines are put together from, and the functions of each part. */
const PARTS = words(
  'createCallers createExplaining createPlay createReasons createSaves createTelling engineOf part',
);
export const FUNCTIONS = {
  playing: words(
    'start toAct isOver moves play tryPlay explain isMove isPlayers read view score result chance supply write parse canUndo undo',
  ),
  saving: words('log entries save saveFor load replay digest snapshot restore forget'),
  telling: words('tell story changes describe ask'),
  explaining: words('why session'),
};

/**
 * `generated/<game>/engine.ts`: the typed face of an engine. Everything that it does is in the runtime; here are the
 * types of this game, and its functions under their names.
 */
export function emitFacade(id: string, game: Game, translators: readonly Translator[] = []): string {
  const types = new FaceTypes(game);
  const runtime = data(`${'../'.repeat(id.split('/').length)}runtime/engine.ts`);
  const say = (text: string): string => named(text, translators);
  const moves = game.actions.map((action) => moveType(game, action, types, say));
  const parts = joined(
    [
      fieldsType(game, types, say),
      seenType(game, types),
      facesType(game, types),
      optionsType(game, types, say),
      scoreType(game, types, say),
    ],
    '\n\n',
  );
  const solo = game.winner.solo ? types.of(game.winner.solo.type) : declarations`null`;
  const gameTypes = new Name(pascal(id));
  const declared = declarations`${joined(types.declarations, '\n\n')}

${joined(
  moves.map(({ code }) => code),
  '\n\n',
)}

/** Not to do anything, where that is allowed. */
export interface Pass {
  readonly player: Seat;
  readonly action: 'pass';
}

/** Everything that a player can do; \`action\` tells which. */
export type Move = ${union([...moves.map(({ name }) => declarations`${name}`), declarations`Pass`])};

${parts}

/** Where somebody is to decide. */
export type Phase = ${phasesOf(game)};

/** Why a move is refused. */
export type Reason = ${oneOf(reasonsOf(game))};

export interface ${gameTypes} extends GameTypes {
  readonly id: ${data(id)};
  readonly language: keyof typeof texts;
  readonly players: ${countsOf(game)};
  readonly move: Move;
  readonly options: Options;
  readonly fields: Fields;
  readonly seen: SeenFields;
  readonly faces: Faces;
  readonly score: Score;
  readonly solo: ${solo};
  readonly decidedBy: ${tiesOf(game)};
  readonly reason: Reason;
  readonly phase: Phase;
}`;
  const imported = [
    ...PARTS.map((name) => declarations`${own(name)}`),
    ...[own('Engine'), own('GameState'), own('GameTypes'), HIDDEN, JSON_TYPE, own('Sight')]
      .filter((name) => ![HIDDEN, JSON_TYPE].includes(name) || says(declared, name))
      .map((name) => declarations`type ${name}`),
  ];
  const engine = new Name(camel(id), undefined, { longHint: camel(`${id}-game`) });
  return printDeclarations(declarations`${doc(`The engine of \`${id}\`: its types, and what a front end calls.`)}import ${listed(imported)} from ${runtime};
import { createCore } from './core.ts';
import { data } from './data.ts';
import { sentences, texts } from './texts.ts';
import { createTraced } from './why.ts';

export { Fault, Invalid, Refused } from ${runtime};

/** A seat at the table, from 1: a player, or after all players one whom nobody plays. */
export type Seat = number;

${declared}

/** Where a game stands. It never changes. */
export type State = GameState<${gameTypes}>;

/** What somebody sees of it. */
export type View = Sight<${gameTypes}, SeenFields>;

const callers = /* @__PURE__ */ createCallers<${gameTypes}>(/* @__PURE__ */ createCore(), data, texts);
const playing = /* @__PURE__ */ createPlay(callers);
const saving = /* @__PURE__ */ createSaves(callers, createCore);
const reasons = /* @__PURE__ */ createReasons(callers, { createCore, createTraced });
const telling = /* @__PURE__ */ createTelling(callers, sentences, reasons);
const explaining = /* @__PURE__ */ createExplaining(callers, reasons);

/** All of it in one object. */
export const ${engine}: Engine<${gameTypes}> = /* @__PURE__ */ engineOf({
  data, playing, saving, telling, explaining,
});

// One by one, so that a program which does not call some of them need not load them.
${joined(
  Object.entries(FUNCTIONS).flatMap(([from, names]) =>
    names.map((name) => {
      const [said, whole] = [own(name), own(from)];
      return declarations`export const ${said}: Engine<${gameTypes}>[${data(name)}] = /* @__PURE__ */ part(${whole}, ${data(name)});`;
    }),
  ),
  '\n',
)}
`);
}

/** The numbers of players, one by one. */
function countsOf({ players: { from, to } }: Game): Declarations {
  return oneOf(Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/** What is played, and what belongs to it. */
function phasesOf({ routines }: Game): Declarations {
  return oneOf(routines.flatMap(({ name }) => (name.includes('/') ? [] : [name])));
}

/** The tie rules by which a game can be won. */
function tiesOf({ winner: { rank } }: Game): Declarations {
  return oneOf(tieParts([rank]).map((part) => `winner.${part}`));
}

/** What something is called, for a comment; nothing where there is no text. */
function named(id: string, translators: readonly Translator[]): string {
  const names = translators.filter((one) => one.has(id)).map((one) => `${one.language}: ${one.say(id)}`);
  return names.length === 0 ? '' : ` (${names.join('; ')})`;
}

type Say = (id: string) => string;

function moveType(
  game: Game,
  { name: action, head }: Action,
  types: FaceTypes,
  say: Say,
): { readonly name: Name; readonly code: Declarations } {
  const choices = head.flatMap((line) => {
    if (line.is !== 'choose') return [];
    const one = types.of(line.several && line.type.is === 'collection' ? line.type.of : line.type);
    const type = line.several ? listOf(one) : one;
    const about = say(`action-${action}.${line.local}`);
    const comment = about === '' ? declarations`` : declarations`${doc(`\`${line.local}\`${about}`)}`;
    return [declarations`${comment}readonly ${member(line.local)}: ${type};`];
  });
  const members = [
    declarations`readonly player: Seat;`,
    declarations`readonly action: ${data(action)};`,
    ...(choices.length === 0 ? [] : [declarations`readonly choices: ${braced(choices)};`]),
    ...(isOfferedTwice(game, action) ? [OFFER] : []),
  ];
  const name = new Name(pascal(action));
  const about = doc(`\`action-${action}\`${say(`action-${action}`)}`);
  const code = declarations`${about}export interface ${name} ${braced(members)}`;
  return { name, code };
}

const OFFER = declarations`/** Which of several offers of this action, from 1; the first that allows the move if left out. */
readonly offer?: number;`;

/** Members of a type, each on lines of its own. */
function braced(members: readonly Declarations[]): Declarations {
  return declarations`{
  ${joined(members, '\n')}
}`;
}

function isOfferedTwice(game: Game, action: string): boolean {
  return endsOf(game).some(
    (end) => end.end === 'choice' && end.offers.filter((offer) => offer.action === action).length > 1,
  );
}

// ---- what there is to see

const OWNERS = { table: '', seat: ' One for each seat.', player: ' One for each player.' } as const;
const SEEN = {
  everyone: '',
  owner: ' Only its owner sees it.',
  nobody: ' Nobody sees it.',
} as const;

function fieldsType(game: Game, types: FaceTypes, say: Say): Declarations {
  const members = game.fields.map((field) => {
    const { name, owner, seenBy } = field;
    const keys = field.keys.map((key) => ` for each ${types.words(key)}`).join('');
    const order = isPlace(field.type) ? ', in the order of arrival' : '';
    const words = `${types.words(field.type)}${keys}${order}`;
    const about = `\`field-${name}\`${say(`field-${name}`)}: ${words}.${OWNERS[owner]}${SEEN[seenBy]}`;
    return declarations`${doc(about)}${fieldMember(field, types)}`;
  });
  return declarations`/** Everything that lies on the table, by field. At a key that is not there, there is nothing: no value, no items. */
export interface Fields ${braced(members)}`;
}

/** A field, of which a value by key is not there where it is none or has no items; `hidden` values always are. */
function fieldMember(
  { name, keys, type, owner, seenBy }: Game['fields'][number],
  types: FaceTypes,
  hidden: readonly Declarations[] = [],
): Declarations {
  const isSeen = hidden.length === 0 || seenBy !== 'nobody';
  const held = keys.length > 0 ? present(type) : type;
  const value = union([...(isSeen ? [types.of(held)] : []), ...hidden]);
  const mayBeMissing = isSeen && (type.is === 'optional' || held.is === 'collection');
  const one = mayBeMissing ? types.whereThere(keys, value) : types.byKey(keys, value);
  return declarations`readonly ${member(name)}: ${owner === 'table' ? one : listOf(one)};`;
}

function seenType({ fields }: Game, types: FaceTypes): Declarations {
  const secret = fields.filter(({ seenBy }) => seenBy !== 'everyone');
  if (secret.length === 0)
    return declarations`/** What somebody sees of it: nothing is hidden in this game. */
export type SeenFields = Fields;`;
  const members = secret.map((field) => fieldMember(field, types, [declarations`${HIDDEN}`]));
  return declarations`/** The same as somebody sees it who may not see everything. */
export interface SeenFields extends Omit<Fields, ${oneOf(secret.map(({ name }) => name))}> ${braced(members)}`;
}

function facesType({ pieces, fields }: Game, types: FaceTypes): Declarations {
  const members = pieces.flatMap(({ name, face }) => {
    if (!face) return [];
    const isHidden = fields.some(({ seenBy, type }) => {
      const item = present(itemType(type));
      return seenBy !== 'everyone' && item.is === 'piece' && item.pieces === name;
    });
    const one = isHidden ? union([types.of(face), declarations`null`]) : types.of(face);
    const piece: Type = { is: 'piece', pieces: name };
    return [declarations`readonly ${member(name)}: ${types.byKey([piece], one)};`];
  });
  return objectType(declarations`Faces`, 'The faces that lie upwards, by sort of piece.', members);
}

function optionsType({ options }: Game, types: FaceTypes, say: Say): Declarations {
  const members = options.map(({ name, type }) => {
    const about = doc(`\`option-${name}\`${say(`option-${name}`)}`);
    return declarations`${about}readonly ${member(name)}: ${types.of(type)};`;
  });
  return objectType(declarations`Options`, 'What can be agreed on before a game.', members);
}

function objectType(name: Declarations, about: string, members: readonly Declarations[]): Declarations {
  if (members.length === 0)
    return declarations`${doc(about)}export type ${name} = Readonly<Record<string, never>>;`;
  return declarations`${doc(about)}export interface ${name} ${braced(members)}`;
}

function scoreType(game: Game, types: FaceTypes, say: Say): Declarations {
  const board = new Board(game);
  const members = game.scorings.map(({ name }) => {
    const { type } = awardedFor(game, board, name);
    const about = doc(`\`scoring-${name}\`${say(`scoring-${name}`)}`);
    const points = type
      ? braced([
          declarations`readonly total: number;`,
          declarations`readonly for?: Partial<${types.byKey([type], declarations`number`)}>;`,
        ])
      : declarations`{ readonly total: number }`;
    return declarations`${about}readonly ${member(name)}: ${points};`;
  });
  return declarations`/** The points of one seat. */
export interface Score {
  readonly seat: Seat;
  readonly total: number;
  readonly by: ${braced(members)};
}`;
}

function words(list: string): string[] {
  return list.split(' ');
}
