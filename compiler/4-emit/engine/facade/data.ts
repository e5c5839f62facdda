import type { Type } from '../../../2-model/types.ts';
import { isCollection } from '../../../2-model/types.ts';
import { rulesIn } from '../../../2-model/walk.ts';
import type { Action, Game, Routine } from '../../../3-ir/ir.ts';
import { ValueNames } from '../../../3-ir/value-names.ts';
import { RuleEssence } from '../../../rulebook/rules.ts';
import type { GameData, ValueType } from '../../../runtime/data.ts';
import { digestOf, type Json } from '../../../runtime/json.ts';
import { data, declarations, doc, printDeclarations } from '../../code/declarations.ts';
import { valueTypesOf } from '../../value-types.ts';
import { awardedFor } from '../awards.ts';
import type { EmittedCore } from '../core/core.ts';
import { word } from '../gen.ts';
import { printed, printedLists } from '../values/printed.ts';

type Property = GameData['pieces'][number]['properties'][number];

/** What an engine knows of its game, from the rules and from where the core keeps things. */
export function gameData(id: string, game: Game, { emitter: e, seats }: EmittedCore): GameData {
  const { layout, board } = e.gen;
  const names = new ValueNames(board);
  const typed = valueTypesOf(game);
  const property = (type: Type, { name, type: own }: { name: string; type: Type }): Property => ({
    name,
    type: typed(own),
    values: isCollection(own) ? printedLists(e, type, name) : printed(e, type, name).values,
  });
  const phases = game.routines.filter(({ name }) => !name.includes('/'));
  const localType = (locals: readonly { name: string; type: Type }[], name: string): ValueType =>
    typed(locals.find((local) => local.name === name)!.type);
  const isPlayer = (locals: readonly { name: string; type: Type }[], name: string): boolean => {
    const type = locals.find((local) => local.name === name)?.type;
    return type?.is === 'seat' && type.player;
  };
  const { sites } = e.machine.decisions;
  return {
    id,
    fingerprint: fingerprintOf(game),
    rules: rulesOf(game),
    players: game.players,
    imaginary: game.imaginary.map(({ from, to, withPlayers, usually }) => ({
      from,
      to,
      withPlayers,
      usually,
    })),
    options: game.options.map(({ name, type, value }) => ({ name, type: typed(type), value: word(value) })),
    kinds: Object.fromEntries(
      game.kinds.filter(({ partOf }) => !partOf).map(({ name, values }) => [name, values]),
    ),
    pieces: game.pieces.map((pieces) => {
      const type: Type = { is: 'piece', pieces: pieces.name };
      const faces = layout.faces.get(pieces.name);
      return {
        name: pieces.name,
        names: pieces.pieces.map((_, piece) => names.write(type, piece)),
        properties: pieces.properties.map((one) => property(type, one)),
        ...(pieces.face && faces ? { face: { type: typed(pieces.face), at: faces.at } } : {}),
      };
    }),
    grids: game.grids.map((grid) => {
      const members = grid.members.map((_, index) => index);
      const cell: Type = { is: 'cell', grid: grid.name, members };
      const line: Type = { is: 'line', grid: grid.name, members, sorts: ['row', 'column', 'diagonal'] };
      const key = grid.key && {
        name: grid.key.property,
        type: { is: 'kind', kind: grid.key.kind, values: grid.members.map(({ value }) => value!) } as Type,
      };
      return {
        name: grid.name,
        cells: grid.cells.map((_, index) => names.write(cell, index)),
        lines: grid.lines.map((_, index) => names.write(line, index)),
        memberOfCell: grid.cells.map(({ member }) => member),
        memberOfLine: grid.lines.map(({ member }) => member),
        cellProperties: [...grid.cellProperties, ...(key ? [key] : [])].map((one) => property(cell, one)),
        lineProperties: [...grid.lineProperties, ...(key ? [key] : [])].map((one) => property(line, one)),
      };
    }),
    tables: game.tables.map(({ name, keys, columns }) => ({
      name,
      keys: keys.map(({ type }) => typed(type)),
      columns: columns.map((column) => ({ name: column.name, type: typed(column.type) })),
    })),
    fields: [...layout.fields.values()].map(({ model, at, words, form, lowest }) => ({
      name: model.name,
      owner: model.owner,
      keys: model.keys.map(typed),
      type: typed(model.type),
      seenBy: model.seenBy,
      ...(model.upTo === undefined ? {} : { upTo: model.upTo }),
      ...(model.moreIsLost ? { moreIsLost: true } : {}),
      ...(model.single ? { single: true } : {}),
      at,
      words,
      form,
      lowest,
    })),
    terms: game.terms.map(({ name, owner, params, type }) => ({
      name,
      owned: owner !== undefined,
      ...(owner?.type.is === 'seat' && owner.type.player ? { ofPlayer: true } : {}),
      params: params.map((param) => typed(param.type)),
      type: typed(type),
    })),
    phases: phases.map(({ name, owner, params, locals }) => ({
      name,
      owned: owner !== undefined,
      ...(owner !== undefined && isPlayer(locals, owner) ? { ofPlayer: true } : {}),
      params: params.map((param) => localType(locals, param)),
    })),
    scorings: game.scorings.map(({ name, routine }) => {
      const { type, values } = awardedFor(game, board, name);
      return {
        name,
        params: routine.params.map((param) => localType(routine.locals, param)),
        at: layout.points.get(name)!.at,
        ...(type ? { awardedFor: { type: typed(type), values } } : {}),
      };
    }),
    actions: game.actions.map((action) => ({
      name: action.name,
      choices: action.head.flatMap((line) =>
        line.is === 'choose'
          ? [{ name: line.local, type: typed(line.type), ...(line.several ? { several: line.several } : {}) }]
          : [],
      ),
      ...hides(e.secrets.keptBy(action)),
    })),
    decisions: sites.map(({ phase, how, offers }) => ({
      phase,
      how,
      offers: offers.map(({ action, args, when, first, codes }) => ({
        action: game.actions.indexOf(action),
        first,
        choices: codes,
        ...(e.secrets.concernOffer(action, args, when) ? { looksAtSecrets: true } : {}),
      })),
    })),
    stands: sites.flatMap(({ phase, frame, offers }) =>
      [...new Set(offers.map(({ action }) => action.name))].map((action) => ({
        phase,
        action,
        params: frame.fixed
          .filter((local) => local !== frame.owner)
          .map((local) => typed(frame.locals.get(local)!.type)),
      })),
    ),
    reasons: e.reasons,
    always: game.always.map(({ name }) => name),
    chances: e.machine.chances.sites.map(({ type, statement }) => ({
      type: typed(type),
      ...hides(e.secrets.keptAfter(statement)),
    })),
    winner: {
      ties: game.winner.rank.ties.length,
      ...(e.secrets.looksAt(game.winner) ? { looksAtSecrets: true } : {}),
      ...(game.winner.solo ? { solo: typed(game.winner.solo.type) } : {}),
    },
    seats,
  };
}

function hides(fields: readonly string[]): { readonly hides?: readonly string[] } {
  return fields.length > 0 ? { hides: fields } : {};
}

/** A declaration, and what it says itself. */
interface Declaration {
  readonly tree: unknown;
  readonly says: Json;
}

/** The declarations of a game by rule id. The bodies of `at once` are a part of their phase. */
function declarationsOf(game: Game): Map<string, Declaration> {
  const words = new RuleEssence(game);
  const found = new Map<string, Declaration>();
  const add = (id: string, tree: unknown, says = tree): void => {
    found.set(id, { tree, says: words.essence(says) });
  };
  for (const { partOf, ...one } of game.kinds)
    add(`kind-${one.name}`, { ...one, partOf }, { ...one, partOf: partOf?.kind });
  for (const one of game.pieces) add(`pieces-${one.name}`, one, words.pieces(one));
  for (const one of game.tables) add(`table-${one.name}`, one, words.table(one));
  for (const one of game.grids) add(`grid-${one.name}`, one, words.grid(one));
  for (const one of game.fields) add(`field-${one.name}`, one);
  for (const { type: _, ...one } of game.terms) add(`term-${one.name}`, one);
  for (const one of game.routines) if (!one.name.includes('/')) add(`phase-${one.name}`, one, scriptOf(one));
  for (const { head, effect, ...one } of game.actions)
    add(`action-${one.name}`, { head, effect }, { ...one, ...saidBy(head, effect) });
  for (const one of game.rules) add(`rules-${one.name}`, one);
  for (const { name, routine, ...one } of game.scorings)
    add(`scoring-${name}`, { routine, ...one }, { ...one, routine: scriptOf(routine) });
  for (const one of game.always) add(`always-${one.name}`, one);
  add('winner', game.winner);
  add('game', [game.players, game.imaginary, game.options]);
  return found;
}

/** A script as it is written, with the types of what it is given. */
function scriptOf({ blocks: _, loops: __, decisions: ___, params, locals, ...own }: Routine): unknown {
  return { ...own, params: params.map((name) => locals.find((local) => local.name === name)) };
}

/** What an action says itself; of the `rules` that it follows only which ones, in the place of their lines. */
function saidBy(head: Action['head'], effect: Routine): object {
  const { script } = effect;
  return {
    head: followedOnce(head).map(saidIn),
    effect: scriptOf({ ...effect, script: followedOnce(script) as Routine['script'] }),
  };
}

function followedOnce<T extends object>(lines: readonly T[]): (T | { readonly follow: string })[] {
  const nameOf = (line: T | undefined): string | undefined =>
    line && 'followed' in line ? String(line.followed) : undefined;
  return lines.flatMap((line, index): (T | { readonly follow: string })[] => {
    const name = nameOf(line);
    if (name === undefined) return [line];
    return nameOf(lines[index - 1]) === name ? [] : [{ follow: name }];
  });
}

/** What can be chosen is said by where it is chosen from. */
function saidIn(line: Action['head'][number] | { readonly follow: string }): unknown {
  if (!('is' in line) || line.is !== 'choose') return line;
  const { type: _, ...own } = line;
  return own;
}

/**
 * The rules by id, with those that they use. A fingerprint changes with what a rule says itself, not with what the checker
 * works out from others: else a change of one rule would be told as a change of all that use it.
 */
function rulesOf(game: Game): GameData['rules'] {
  const all = declarationsOf(game);
  return Object.fromEntries(
    [...all].map(([id, { tree, says }]) => {
      const uses = [...new Set([...rulesIn(tree), ...thingsIn(tree)])]
        .filter((other) => other !== id && all.has(other))
        .sort();
      return [id, { fingerprint: digestOf(says), uses }];
    }),
  );
}

/** The fields, grids, pieces, kinds and `rules` that a tree names. */
function thingsIn(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(thingsIn);
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries({ field: 'field', grid: 'grid', pieces: 'pieces', kind: 'kind', followed: 'rules' })
    .flatMap(([member, sort]) => {
      const name = (tree as Record<string, unknown>)[member];
      return typeof name === 'string' ? [`${sort}-${name}`] : [];
    })
    .concat(Object.values(tree).flatMap(thingsIn));
}

/** Of all rules of a game together; another worked example changes no rule. */
export function fingerprintOf(game: Game): string {
  const fingerprints = Object.entries(rulesOf(game)).map(([id, { fingerprint }]) => [id, fingerprint]);
  return digestOf([game.name, ...fingerprints]);
}

/** The data as a module. */
export function emitData(game: GameData): string {
  const types = `${'../'.repeat(game.id.split('/').length)}runtime/data.ts`;
  return printDeclarations(declarations`import type { GameData } from ${data(types)};

${doc(`What the engine knows of \`${game.id}\` besides how it is played.`)}export const data: GameData = ${data(game)};
`);
}
