import { tieParts } from '../../../2-model/ranks.ts';
import { present, type Type } from '../../../2-model/types.ts';
import { Board } from '../../../3-ir/board.ts';
import type { Action, Game } from '../../../3-ir/ir.ts';
import { reasonsOf } from '../../../3-ir/text-ids.ts';
import type { Translator } from '../../../texts/translator.ts';
import { camel, pascal } from '../../code/hints.ts';
import { awardedFor } from '../awards.ts';
import { FaceTypes, property, quoted } from './types.ts';

/** What a front end calls. */
const FUNCTIONS =
  `start toAct isOver moves play tryPlay explain read view score result why chance supply write parse canUndo undo log save
  saveFor load replay digest session`.split(/\s+/);

/**
 * `generated/<game>/engine.ts`: the typed face of an engine. Everything that it does is in the runtime; here are the
 * types of this game, and its functions under their names.
 */
export function emitFacade(id: string, game: Game, translators: readonly Translator[] = []): string {
  const types = new FaceTypes(game);
  const runtime = `${'../'.repeat(id.split('/').length)}runtime/engine.ts`;
  const say = (text: string): string => named(text, translators);
  const moves = game.actions.map((action) => moveType(game, action, types, say));
  const parts = [
    fieldsType(game, types, say),
    seenType(game, types),
    facesType(game, types),
    optionsType(game, types, say),
    scoreType(game, types, say),
    `/** Why a move is refused. */\nexport type Reason = ${reasonsOf(game).map(quoted).join(' | ')};`,
  ];
  const solo = game.winner.solo ? types.of(game.winner.solo.type) : 'null';
  const name = camel(id);
  const face = types.take(id);
  const usesHidden = parts.some((part) => part.includes('Hidden'));
  const all = [...types.declarations, ...moves.map(({ text }) => text), ...parts].join('\n');
  return `/** The engine of \`${id}\`: its types, and what a front end calls. */
import { createEngine, type GameState, type GameTypes, ${usesHidden ? 'type Hidden, ' : ''}${/\bJson\b/.test(all) ? 'type Json, ' : ''}type Sight } from '${runtime}';
import { createCore } from './core.ts';
import { data } from './data.ts';
import { texts } from './texts.ts';
import { createTraced } from './why.ts';

export { Fault, Invalid, Refused } from '${runtime}';

/** A seat at the table, from 1: a player, or after all players one whom nobody plays. */
export type Seat = number;

${types.declarations.join('\n\n')}

${moves.map(({ text }) => text).join('\n\n')}

/** Not to do anything, where that is allowed. */
export interface Pass {
  readonly player: Seat;
  readonly action: 'pass';
}

/** Everything that a player can do; \`action\` tells which. */
export type Move = ${[...moves.map((move) => move.name), 'Pass'].join(' | ')};

${parts.join('\n\n')}

export interface ${face} extends GameTypes {
  readonly id: ${quoted(id)};
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
}

/** Where a game stands. It never changes. */
export type State = GameState<${face}>;

/** What somebody sees of it. */
export type View = Sight<${face}, SeenFields>;

export const ${name} = createEngine<${face}>(createCore(), data, texts, {
  createCore,
  createTraced,
});

export const { ${FUNCTIONS.join(', ')} } = ${name};
`;
}

/** The numbers of players, one by one. */
function countsOf({ players: { from, to } }: Game): string {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).join(' | ');
}

/** The tie rules by which a game can be won. */
function tiesOf({ winner: { rank } }: Game): string {
  return (
    tieParts([rank])
      .map((part) => quoted(`winner.${part}`))
      .join(' | ') || 'never'
  );
}

/** What something is called, for a comment; nothing where there is no text. */
function named(id: string, translators: readonly Translator[]): string {
  const names = translators.filter((one) => one.has(id)).map((one) => `${one.language}: ${one.say(id)}`);
  return names.length === 0 ? '' : ` (${names.join('; ')})`.replaceAll('*/', '* /');
}

type Say = (id: string) => string;

function moveType(
  game: Game,
  { name, head }: Action,
  types: FaceTypes,
  say: Say,
): { name: string; text: string } {
  const choices = head.flatMap((line) => {
    if (line.is !== 'choose') return [];
    const one = line.several && line.type.is === 'collection' ? line.type.of : line.type;
    const type = line.several ? `readonly (${types.of(one)})[]` : types.of(one);
    const about = say(`action-${name}.${line.local}`);
    const comment = about === '' ? '' : `/** \`${line.local}\`${about} */\n`;
    return [`${comment}readonly ${property(line.local)}: ${type};`];
  });
  const twice = isOfferedTwice(game, name)
    ? '/** Which of several offers of this action, from 1; the first that allows the move if left out. */\nreadonly offer?: number;\n'
    : '';
  const taken = types.take(pascal(name));
  const chosen = choices.length === 0 ? '' : `readonly choices: {\n${choices.join('\n')}\n};\n`;
  const text = `/** \`action-${name}\`${say(`action-${name}`)} */
export interface ${taken} {
  readonly player: Seat;
  readonly action: ${quoted(name)};
  ${chosen}${twice}}`;
  return { name: taken, text };
}

function isOfferedTwice(game: Game, action: string): boolean {
  const routines = [...game.routines, ...game.actions.map(({ effect }) => effect)];
  return routines.some(({ blocks }) =>
    blocks.some(
      ({ end }) => end.end === 'choice' && end.offers.filter((offer) => offer.action === action).length > 1,
    ),
  );
}

// ---- what there is to see

const OWNERS = { table: '', seat: ' One for each seat.', player: ' One for each player.' } as const;
const SEEN = {
  everyone: '',
  owner: ' Only its owner sees it.',
  nobody: ' Nobody sees it.',
} as const;

function fieldsType(game: Game, types: FaceTypes, say: Say): string {
  const members = game.fields.map((field) => {
    const keys = field.keys.map((key) => ` for each ${types.words(key)}`).join('');
    const words = `${types.words(field.type)}${keys}`;
    return `/** \`field-${field.name}\`${say(`field-${field.name}`)}: ${words}.${OWNERS[field.owner]}${SEEN[field.seenBy]} */
${fieldMember(field, types)}`;
  });
  return `/** Everything that lies on the table, by field. */\nexport interface Fields {\n${members.join('\n')}\n}`;
}

function fieldMember(
  { name, keys, type, owner }: Game['fields'][number],
  types: FaceTypes,
  value = types.of(type),
): string {
  const one = types.byKey(keys, value);
  return `readonly ${property(name)}: ${owner === 'table' ? one : `readonly (${one})[]`};`;
}

function seenType({ fields }: Game, types: FaceTypes): string {
  const secret = fields.filter(({ seenBy }) => seenBy !== 'everyone');
  if (secret.length === 0)
    return '/** What somebody sees of it: nothing is hidden in this game. */\nexport type SeenFields = Fields;';
  const names = secret.map(({ name }) => quoted(name)).join(' | ');
  const members = secret.map((field) => {
    const isEverSeen = field.seenBy !== 'nobody';
    return fieldMember(field, types, isEverSeen ? `${types.of(field.type)} | Hidden` : 'Hidden');
  });
  return `/** The same as somebody sees it who may not see everything. */
export interface SeenFields extends Omit<Fields, ${names}> {\n${members.join('\n')}\n}`;
}

function facesType({ pieces, fields }: Game, types: FaceTypes): string {
  const members = pieces.flatMap(({ name, face }) => {
    if (!face) return [];
    const isHidden = fields.some(({ seenBy, type }) => seenBy !== 'everyone' && piecesIn(type) === name);
    const one = `${types.of(face)}${isHidden ? ' | null' : ''}`;
    return [
      `readonly ${property(name)}: Readonly<Record<${types.of({ is: 'piece', pieces: name })}, ${one}>>;`,
    ];
  });
  return objectType('Faces', 'The faces that lie upwards, by sort of piece.', members);
}

function piecesIn(type: Type): string | undefined {
  const whole = present(type);
  const item = whole.is === 'collection' ? present(whole.of) : whole;
  return item.is === 'piece' ? item.pieces : undefined;
}

function optionsType({ options }: Game, types: FaceTypes, say: Say): string {
  const members = options.map(
    ({ name, type }) =>
      `/** \`option-${name}\`${say(`option-${name}`)} */\nreadonly ${property(name)}: ${types.of(type)};`,
  );
  return objectType('Options', 'What can be agreed on before a game.', members);
}

function objectType(name: string, about: string, members: readonly string[]): string {
  if (members.length === 0) return `/** ${about} */\nexport type ${name} = Readonly<Record<string, never>>;`;
  return `/** ${about} */\nexport interface ${name} {\n${members.join('\n')}\n}`;
}

function scoreType(game: Game, types: FaceTypes, say: Say): string {
  const board = new Board(game);
  const members = game.scorings.map(({ name }) => {
    const { type } = awardedFor(game, board, name);
    const parts = type ? `readonly for?: Partial<${types.byKey([type], 'number')}>;` : '';
    return `/** \`scoring-${name}\`${say(`scoring-${name}`)} */\nreadonly ${property(name)}: { readonly total: number; ${parts} };`;
  });
  return `/** The points of one seat. */
export interface Score {
  readonly seat: Seat;
  readonly total: number;
  readonly by: {\n${members.join('\n')}\n};
}`;
}
