import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { GameData } from '../../runtime/data.ts';
import { fnv1a } from '../../runtime/json.ts';
import type { Light, LightData } from '../../runtime/light.ts';
import { data, declarations, printDeclarations } from '../code/declarations.ts';
import { emitCore } from '../engine/core/core.ts';
import { gameData } from '../engine/facade/data.ts';
import type { RuntimeSources } from '../runtime-sources.ts';

/** In the order of the interface. */
const FUNCTIONS: readonly (keyof Light<never>)[] = [
  ...(['start', 'toAct', 'isOver', 'moves', 'play', 'read', 'view', 'score', 'result'] as const),
];

/** The modules of a light engine, by name; `up` is the way to the folder of all engines. */
export function lightModules(
  { id, game }: CompiledGame,
  runtime: RuntimeSources,
  up: string,
): readonly (readonly [name: string, text: string])[] {
  const core = emitCore(id, game, new Map(), runtime);
  const text = core.lightText();
  const known = lightData(gameData(id, game, core), fnv1a(text));
  return [
    ['light-core', text],
    [
      'light-data',
      printDeclarations(declarations`import type { LightData } from ${data(`${up}runtime/light.ts`)};

export const data: LightData = ${data(known)};
`),
    ],
    ['light', lightEngine(up)],
  ];
}

/** What of the data is needed to play, to list and to show. */
function lightData(all: GameData, core: string): LightData {
  const { id, players, imaginary, options, kinds, fields, winner, seats } = all;
  return {
    ...{ id, core, players, imaginary, options, kinds, fields, winner, seats },
    pieces: all.pieces.map(({ name, names, face }) => ({ name, names, ...(face ? { face } : {}) })),
    grids: all.grids.map(({ name, cells, lines, memberOfCell, memberOfLine }) => ({
      ...{ name, cells, lines, memberOfCell, memberOfLine },
    })),
    scorings: all.scorings.map(({ name, at, awardedFor }) => ({
      ...{ name, at },
      ...(awardedFor ? { awardedFor } : {}),
    })),
    actions: all.actions.map(({ name, choices }) => ({ name, choices })),
    decisions: all.decisions.map(({ phase, offers }) => ({
      phase,
      offers: offers.map(({ action, first, choices }) => ({ action, first, choices })),
    })),
    phases: all.phases.map(({ name }) => name),
  };
}

function lightEngine(up: string): string {
  const functions = FUNCTIONS.map(
    (name) => `export const ${name}: Light<Game>['${name}'] = /* @__PURE__ */ part(all, '${name}');`,
  );
  return `/** Playing and showing, and no more: states are plain data, and a move that is not allowed is refused without saying why. */
import { createLight, type Light, type LightState, part } from '${up}runtime/light.ts';
import type { GameTypesOf } from '${up}runtime/types.ts';
import type * as engine from './engine.ts';
import { createCore } from './light-core.ts';
import { data } from './light-data.ts';

export { Fault } from '${up}runtime/core.ts';
export { Invalid, Refused } from '${up}runtime/errors.ts';
export type { Faces, Fields, Move, Options, Phase, Score, Seat, SeenFields, View } from './engine.ts';

type Game = GameTypesOf<engine.State>;

/** Where a game stands, as plain data. */
export type State = LightState<Game>;

const all = /* @__PURE__ */ createLight<Game>(/* @__PURE__ */ createCore(), data);

${functions.join('\n')}
`;
}
