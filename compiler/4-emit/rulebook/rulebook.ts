import { folderOf } from '../../1-syntax/source.ts';
import type { GameModel } from '../../2-model/model.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { createInterpreter } from '../../interpret/index.ts';
import { Codec } from '../../protocol/codec.ts';
import type { RulebookModel } from '../../rulebook/book.ts';
import { throughTerms } from '../../rulebook/rules.ts';
import type { ActionShown, Rulebook, ScoringShown, WinnerShown } from '../../runtime/rulebook.ts';
import type { TextFile } from '../../texts/files.ts';
import { awardedFor } from '../engine/layout.ts';
import { rulesFolder } from '../origin.ts';
import { valueTypesOf } from '../value-types.ts';
import { changedRules } from './changed.ts';
import { offersOf, outline, paysOf, rankOf, statementsOf } from './outline.ts';
import { sectionOf, sectionsOf } from './sections.ts';
import { tableOf } from './tables.ts';
import { between, Written } from './written.ts';

/** What the pages of a rulebook show, for one game or variant. `base` is the rulebook of the game that a variant changes. */
export function rulebookOf(
  { id, model, game }: CompiledGame,
  book: RulebookModel,
  base: RulebookModel | undefined,
  sources: readonly TextFile[],
): Rulebook {
  const interpreter = createInterpreter(game);
  const codec = new Codec(interpreter);
  const typed = valueTypesOf(game);
  const written = new Written(sources, book.rules, model);
  const byName = <T extends { readonly name: string }, U>(
    all: readonly T[],
    show: (one: T) => U,
  ): Record<string, U> => Object.fromEntries(all.map((one) => [one.name, show(one)]));
  return {
    id,
    folder: rulesFolder(model),
    uses: [...new Set([...book.rules.values()].map(({ at }) => folderOf(at.file)))].filter(
      (folder) => folder !== '' && folder !== rulesFolder(model),
    ),
    ...(model.base === undefined ? {} : { base: model.base, chain: model.chain ?? [] }),
    changed: base ? changedRules(base, book) : [],
    players: model.players,
    imaginary: model.imaginary,
    options: model.options.map(({ name, type, value }) => ({
      name,
      type: typed(type),
      value: codec.write(type, value),
    })),
    values: Object.fromEntries(
      [...book.values].map(([text, { type, ...rest }]) => [text, { type: typed(type), ...rest }]),
    ),
    tables: byName(game.tables, (table) => tableOf(table, typed, codec)),
    phases: byName(model.phases, ({ owner, body }) => ({
      ...(owner?.type.is === 'seat'
        ? { of: owner.type.player ? ('player' as const) : ('seat' as const) }
        : {}),
      steps: outline(body, written),
    })),
    actions: byName(model.actions, (action) => actionOf(action, model, written, typed)),
    scorings: byName(model.scorings, (scoring): ScoringShown => {
      const { type } = awardedFor(game, interpreter.program.board, scoring.name);
      const rules = throughTerms(book.rules, `scoring-${scoring.name}`);
      const statements = statementsOf(scoring.body);
      return {
        forEach: typed(scoring.forEach),
        ...(type ? { awardedFor: typed(type) } : {}),
        ranks: statements.flatMap((one) =>
          one.is === 'rank' ? [rankOf(one.rank, written.lines(one.at), written)] : [],
        ),
        tables: rules.flatMap((rule) => (rule.startsWith('table-') ? [rule.slice(6)] : [])),
        rules,
        phases: model.phases
          .filter(({ body }) =>
            statementsOf(body).some(
              (one) => one.is === 'score' && one.scorings.some((run) => run.scoring === scoring.name),
            ),
          )
          .map(({ name }) => name),
      };
    }),
    winner: winnerOf(model, written, typed),
    ...(book.draft ? { draft: book.draft } : {}),
    ...(book.draftSheet ? { draftSheet: book.draftSheet } : {}),
    sections: sectionsOf(book),
    sectionOf: sectionOf(model, book),
  };
}

function actionOf(
  { name, body }: GameModel['actions'][number],
  model: GameModel,
  written: Written,
  typed: ReturnType<typeof valueTypesOf>,
): ActionShown {
  const statements = statementsOf(body);
  const offers = offersOf(model, name);
  const own = statements.flatMap((one) =>
    one.is === 'need' || one.is === 'choose' ? (one.reason === undefined ? [] : [one.reason]) : [],
  );
  const { locals } = model.actions.find((action) => action.name === name)!;
  return {
    choices: statements.flatMap((one) =>
      one.is === 'choose'
        ? [
            {
              name: one.local,
              type: typed(locals.find((local) => local.name === one.local)?.type ?? one.from.type),
              ...(one.several ? { several: one.several } : {}),
            },
          ]
        : [],
    ),
    reasons: [...new Set([...own, ...offers.flatMap(({ reason }) => reason ?? [])])],
    pays: paysOf(body, written),
    phases: [...new Set(offers.map(({ phase }) => phase))],
    steps: outline(body, written),
  };
}

function winnerOf(model: GameModel, written: Written, typed: ReturnType<typeof valueTypesOf>): WinnerShown {
  const { rank, solo } = model.winner;
  const lines = written.winner(model);
  const line = lines.find((one) => one.startsWith('solo:')) ?? '';
  return {
    ...rankOf(rank, lines, written),
    joint: rank.ties.some(({ is }) => is === 'joint win'),
    ...(solo
      ? { solo: { type: typed(solo.type), about: written.about(between(line, /^solo:/), solo) } }
      : {}),
  };
}
