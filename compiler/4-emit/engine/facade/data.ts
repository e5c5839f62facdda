import { fingerprintOf } from '../../../2-model/rules.ts';
import { writtenName } from '../../../2-model/sentence-parts.ts';
import type { Type } from '../../../2-model/types.ts';
import { isCollection } from '../../../2-model/types.ts';
import { ValueNames } from '../../../2-model/value-names.ts';
import type { Game, Local } from '../../../3-ir/ir.ts';
import { localOf, parametersOf } from '../../../3-ir/walk.ts';
import type { GameData, ValueType } from '../../../runtime/data.ts';
import { data, declarations, doc, printDeclarations } from '../../code/declarations.ts';
import { valueTypesOf } from '../../value-types.ts';
import type { EmittedCore } from '../core/core.ts';
import { word } from '../gen.ts';
import { awardedFor } from '../layout.ts';
import { printed, printedLists } from '../values/things.ts';

type Property = GameData['pieces'][number]['properties'][number];

/** What an engine knows of its game, from the rules and from where the core keeps things; and how it looks, for who draws it. */
export function gameData(
  id: string,
  game: Game,
  { emitter: e, seats, grids }: EmittedCore,
  shows?: GameData['shows'],
): GameData {
  const { layout, board } = e.gen;
  const names = new ValueNames(board);
  const typed = valueTypesOf(game);
  const property = (type: Type, { name, type: own }: { name: string; type: Type }): Property => ({
    name,
    type: typed(own),
    values: isCollection(own) ? printedLists(e, type, name) : printed(e, type, name).values,
  });
  const phases = game.routines.filter(({ name }) => !name.includes('/'));
  const paramType = (local: Local): ValueType => {
    const { most } = e.gen.bounds.ofLocal(local);
    const bounded = (type: ValueType): ValueType => {
      if (type.is === 'optional') return { ...type, of: bounded(type.of) };
      return type.is === 'collection' ? { ...type, most } : type;
    };
    return bounded(typed(local.type));
  };
  const owned = (owner: Local | undefined): { owned: boolean; ofPlayer?: true } => ({
    owned: owner !== undefined,
    ...(owner?.type.is === 'seat' && owner.type.player ? { ofPlayer: true } : {}),
  });
  const { decisions: sites } = e.machine;
  return {
    id,
    fingerprint: fingerprintOf(game),
    rules: game.rules,
    players: game.players,
    imaginary: game.imaginary.map(({ from, to, withPlayers, usually }) => ({
      from,
      to,
      withPlayers,
      usually,
    })),
    options: game.options.map(({ name, type, value, players }) => ({
      name,
      type: typed(type),
      value: word(value),
      ...(players ? { players } : {}),
    })),
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
    fields: [...layout.fields.values()].map(({ model, at, isOutside, words, form, lowest }) => ({
      name: model.name,
      owner: model.owner,
      keys: model.keys.map(typed),
      type: typed(model.type),
      seenBy: model.seenBy,
      ...(model.upTo === undefined ? {} : { upTo: model.upTo }),
      ...(model.moreIsLost ? { moreIsLost: true } : {}),
      ...(model.single ? { single: true } : {}),
      ...(isOutside ? { at: grids.at + at, apart: grids.words } : { at }),
      words,
      form,
      lowest,
    })),
    terms: game.terms.map(({ name, owner, params, type }) => ({
      name,
      ...owned(owner),
      params: params.map(paramType),
      ...namesOf(params),
      type: typed(type),
    })),
    phases: phases.map((phase) => ({
      name: phase.name,
      ...owned(phase.owner === undefined ? undefined : localOf(phase, phase.owner)),
      params: parametersOf(phase).map(paramType),
    })),
    scorings: game.scorings.map(({ name, routine }) => {
      const { type, values } = awardedFor(game, board, name);
      return {
        name,
        params: parametersOf(routine).map(paramType),
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
    entryPoints: sites.flatMap(({ phase, frame, offers }) =>
      [...new Set(offers.map(({ action }) => action.name))].map((action) => ({
        phase,
        action,
        params: frame.fixed
          .filter((local) => local !== frame.owner)
          .map((local) => paramType(frame.locals.get(local)!)),
      })),
    ),
    reasons: e.reasons,
    always: game.always.map(({ name }) => name),
    chances: e.machine.chances.map(({ type, routine, name }) => ({
      type: typed(type),
      phase: routine.name,
      ...(name === undefined ? {} : { name: writtenName(name) }),
      ...hides(e.secrets.keptAfter(routine)),
    })),
    winner: {
      ties: game.winner.rank.ties.length,
      ...(game.winner.rank.by.most ? {} : { isLeast: true }),
      ...(e.secrets.looksAt(game.winner) ? { looksAtSecrets: true } : {}),
      ...(game.winner.solo ? { solo: typed(game.winner.solo.type) } : {}),
    },
    seats,
    ...(shows ? { shows } : {}),
  };
}

/** What parameters are called, where there are any. */
function namesOf(params: readonly Local[]): { readonly names?: readonly string[] } {
  return params.length > 0 ? { names: params.map(({ name }) => name) } : {};
}

function hides(fields: readonly string[]): { readonly hides?: readonly string[] } {
  return fields.length > 0 ? { hides: fields } : {};
}

/** The data as a module. */
export function emitData(game: GameData): string {
  const types = `${'../'.repeat(game.id.split('/').length)}runtime/data.ts`;
  return printDeclarations(declarations`import type { GameData } from ${data(types)};

${doc(`What the engine knows of \`${game.id}\` besides how it is played.`)}export const data: GameData = ${data(game)};
`);
}
