import type { CompiledGame } from '../../3-ir/compiled.ts';
import { folderOfGame } from '../../runtime/game-folder.ts';
import { data, declarations, joined, listed, printDeclarations } from '../code/declarations.ts';
import { camel } from '../code/hints.ts';
import { Name } from '../code/tree.ts';
import type { Emitted } from '../emitted.ts';
import { FUNCTIONS } from '../engine/facade/facade.ts';
import type { textsOf } from '../engine/index.ts';
import { generatedFrom, rulesOf } from '../origin.ts';
import type { RuntimeSources } from '../runtime-sources.ts';
import { lightModules } from './light.ts';
import { printedModule } from './printed.ts';

/** The modules that a package has besides those of the engine, and those that can be imported from it, by name. */
export interface PackageSources {
  readonly entries: Readonly<Record<string, string>>;
  readonly files: readonly Emitted[];
}

/** `texts` are the names, reasons and sentences of the game. */
export function packageSources(
  compiled: CompiledGame,
  { texts, sentences }: ReturnType<typeof textsOf>,
  runtime: RuntimeSources,
  hasWasm: boolean,
): PackageSources {
  const { id, model } = compiled;
  const folder = folderOfGame(id);
  const up = '../'.repeat(id.split('/').length);
  const languages = Object.keys(texts);
  const entries: readonly (readonly [string, string])[] = [
    ['play', playWithoutTexts(up)],
    ['printed', printedModule(compiled)],
    ['by-seat', bySeat(compiled, up)],
    ['boardgame-io', boardgame(up)],
    ['protocol', protocol(up)],
    ['serve', serve(up)],
    ...(hasWasm ? [['wasm', wasm(up)] as const] : []),
    ...languages.map(
      (one) => [`texts/${one}`, textsIn(texts[one]!, sentences[one] ?? {}, `../${up}`)] as const,
    ),
  ];
  const light = lightModules(compiled, runtime, up);
  const written = ([name, text]: readonly [string, string]): Emitted => ({
    file: `${folder}/${name}.ts`,
    text: generatedFrom(rulesOf(model)) + text,
  });
  return {
    entries: Object.fromEntries(
      ['engine', 'core', 'light', ...entries.map(([name]) => name)].map((name) => [
        name,
        `${folder}/${name}.ts`,
      ]),
    ),
    // In place of the texts of the engine, which are all in one file.
    files: [...[...entries, ...light].map(written), written(['texts', allTexts(languages, up)])],
  };
}

/** The functions of the engine without texts, sentences and reasons for points. */
function playWithoutTexts(up: string): string {
  const functions = (['playing', 'saving'] as const).flatMap((from) =>
    FUNCTIONS[from].map(
      (name) =>
        `export const ${name}: typeof engine.${name} = /* @__PURE__ */ part(${from}, '${name}') as never;`,
    ),
  );
  return `/** Playing without texts: functions of the engine whose refusals give the \`reason\`, and an empty \`text\`. */
import { createCallers } from '${up}runtime/callers.ts';
import { part } from '${up}runtime/part.ts';
import { createPlay } from '${up}runtime/play.ts';
import { createSaves } from '${up}runtime/saves.ts';
import { createCore } from './core.ts';
import { data } from './data.ts';
import type * as engine from './engine.ts';

export { Fault } from '${up}runtime/core.ts';
export { Invalid, Refused } from '${up}runtime/errors.ts';
export type { Faces, Fields, Move, Options, Phase, Reason, Score, Seat, SeenFields, State, View } from './engine.ts';

const callers = /* @__PURE__ */ createCallers(/* @__PURE__ */ createCore(), data);
const playing = /* @__PURE__ */ createPlay(callers);
const saving = /* @__PURE__ */ createSaves(callers, createCore);

${functions.join('\n')}
`;
}

/** Fields by seat, under names as TypeScript writes them. */
function bySeat({ game }: CompiledGame, up: string): string {
  const own = game.fields.filter(({ owner }) => owner !== 'table').map(({ name }) => name);
  return printDeclarations(declarations`import { type BySeat, sortedBySeat } from ${data(`${up}runtime/by-seat.ts`)};
import type { Fields, SeenFields } from './engine.ts';

const OWN = ${data(own)} as const;

/** What a state or a view shows: \`table.startToken\`, and \`seats[1].tokens\` for player 1, instead of lists and the names of the rules. */
export function bySeat<Shown extends Fields | SeenFields>(sight: {
  readonly fields: Shown;
}): BySeat<Shown, (typeof OWN)[number]> {
  return sortedBySeat(sight.fields, OWN);
}
`);
}

function boardgame(up: string): string {
  return `/** The game for boardgame.io: \`Client({ game })\`, \`Server({ games: [game] })\`. */
import { type BoardgameOf, boardgameOf } from '${up}runtime/boardgame-io.ts';
import type { GameTypesOf } from '${up}runtime/types.ts';
import { data } from './data.ts';
import type { State } from './engine.ts';
import { entries, log, moves, restore, result, snapshot, start, toAct, tryPlay, view } from './play.ts';

export const game: BoardgameOf<GameTypesOf<State>> = /* @__PURE__ */ boardgameOf(data, {
  entries, log, moves, restore, result, snapshot, start, toAct, tryPlay, view,
});
`;
}

function wasm(up: string): string {
  return `/** The core as WebAssembly: \`createWasmCore(wasmModule(bytes))\`, with the bytes of \`core.wasm\`. */
export type { Core, CoreSetup } from '${up}runtime/core.ts';
export { createWasmCore, type WasmModule, wasmModule } from '${up}runtime/wasm-core.ts';
`;
}

function protocol(up: string): string {
  return `/** The engine protocol: \`createSession().answer(line)\`, a JSON object for a JSON object. */
import { EngineSession } from '${up}runtime/engine-session.ts';
import { createCore } from './core.ts';
import { data } from './data.ts';

export interface ProtocolSession {
  /** The answer to a line. It never throws. */
  answer(line: string): string;
}

export function createSession(): ProtocolSession {
  return new EngineSession([{ data, createCore }]);
}
`;
}

function serve(up: string): string {
  return `/** A program that answers the engine protocol on its standard input and output. */
import { serve } from '${up}runtime/serve-lines.ts';
import { createCore } from './core.ts';
import { data } from './data.ts';

void serve([{ data, createCore }]);
`;
}

/** The texts of one language. */
function textsIn(texts: object, sentences: object, up: string): string {
  return printDeclarations(declarations`import type { Pattern } from ${data(`${up}runtime/sentence.ts`)};

/** What the game calls things, and why moves are refused (\`reason-…\`), by id. */
export const texts = ${data(texts)} as const;

/** What is said when something happens, with gaps for what it is about. */
export const sentences: Readonly<Record<string, Pattern>> = ${data(sentences)};
`);
}

/** Those of all languages, as the engine takes them. */
function allTexts(languages: readonly string[], up: string): string {
  const modules = languages.map((language) => ({
    language,
    names: new Name(camel(`texts-${language}`)),
    said: new Name(camel(`sentences-${language}`)),
  }));
  return printDeclarations(declarations`import type { Sentences } from ${data(`${up}runtime/engine.ts`)};
${joined(
  modules.map(
    ({ language, names, said }) =>
      declarations`import { sentences as ${said}, texts as ${names} } from ${data(`./texts/${language}.ts`)};`,
  ),
  '\n',
)}

export const texts: { ${joined(
    modules.map(({ language, names }) => declarations`readonly ${data(language)}: typeof ${names}`),
    '; ',
  )} } = ${listed(modules.map(({ language, names }) => declarations`${data(language)}: ${names}`))};

export const sentences: Sentences = ${listed(
    modules.map(({ language, said }) => declarations`${data(language)}: ${said}`),
  )};
`);
}
