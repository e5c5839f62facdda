import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, vi } from 'vitest';
import type { Game } from '../../compiler/3-ir/ir.ts';
import { emitCore } from '../../compiler/4-emit/engine/core/core.ts';
import { emitData, gameData } from '../../compiler/4-emit/engine/facade/data.ts';
import { Layout } from '../../compiler/4-emit/engine/layout.ts';
import { runtimeSources } from '../../compiler/command-line/engines/emit-engines.ts';
import { compile } from '../../compiler/compile.ts';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';
import type { Core } from '../../compiler/runtime/core.ts';
import type { AnyGame, Engine } from '../../compiler/runtime/engine.ts';
import type { EngineSession } from '../../compiler/runtime/engine-session.ts';
import { isObject, type JsonObject } from '../../compiler/runtime/json.ts';
import { ROOT } from '../sources.ts';

/** Interpreter and engine of one small game, each behind the protocol. */
export interface Both {
  readonly game: Game;
  /** The core of the engine's session. */
  readonly core: Core;
  /** The engine as a front end has it, with a core of its own. */
  readonly engine: Engine<AnyGame>;
  /** Asks both, which must answer alike. */
  ask(request: JsonObject): JsonObject;
  /** The lists behind whose last word something was written, where the engine has guard words. */
  overrun(): string[];
}

/**
 * The game is called `small`; its engine is made as those in `generated` are. With `guards` there is a word behind every list
 * for work, and behind every list of a script, that nothing may be written to.
 */
export async function both(text: string, guards = false): Promise<Both> {
  const { games, problems } = compile([{ file: 'small/small.regel', text }], {
    texts: false,
    runExamples: false,
  });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { id, game } = games[0]!;
  const guarded = new Guards(game.fields.map(({ name }) => name));
  if (guards) guarded.begin();
  const emitted = emitCore(id, game, new Map(), runtimeSources());
  guarded.end();
  const folder = mkdtempSync(join(tmpdir(), 'regel-both-'));
  try {
    cpSync(`${ROOT}compiler/runtime`, join(folder, 'runtime'), { recursive: true });
    mkdirSync(join(folder, id));
    writeFileSync(join(folder, id, 'core.ts'), emitted.text());
    writeFileSync(join(folder, id, 'data.ts'), emitData(gameData(id, game, emitted)));
    const load = (file: string) => import(pathToFileURL(join(folder, `${file}.ts`)).href);
    const { createCore } = (await load(`${id}/core`)) as { createCore(): Core };
    const { data } = await load(`${id}/data`);
    const runtime = (await load('runtime/engine-session')) as {
      EngineSession: typeof EngineSession;
    };
    const core = createCore();
    const { layout } = emitted.emitter.gen;
    const starts = {
      table: 0,
      thread: layout.size('table'),
      scratch: emitted.scratch,
    };
    guarded.write(core.memory, starts);
    const reference = new ReferenceSession(games);
    const session = new runtime.EngineSession([{ data, createCore: () => core }]);
    const { createEngine } = (await load(
      'runtime/engine',
    )) as typeof import('../../compiler/runtime/engine.ts');
    return {
      game,
      core,
      engine: createEngine(createCore(), data),
      overrun: () => guarded.overrun(core.memory, starts),
      ask: (request) => {
        const expected = reference.ask(request);
        const answer = session.ask(request) as JsonObject;
        expect(told(answer), JSON.stringify(request).slice(0, 300)).toEqual(told(expected));
        return expected;
      },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** An answer as far as it must be the same: which phase has not ended is told to people. */
function told(answer: JsonObject): JsonObject {
  const { error } = answer;
  return isObject(error) && error.code === 'not-ended' ? { error: error.code } : answer;
}

type Area = 'table' | 'thread' | 'scratch';

/** One word more behind each region of the memory. */
class Guards {
  readonly #fields: readonly string[];
  readonly #at: { readonly area: Area; readonly at: number; readonly about: string }[] = [];

  /** Fields lie where the data of a game says: they have no guards. */
  constructor(fields: readonly string[]) {
    this.#fields = fields;
  }

  begin(): void {
    const [fields, guards] = [this.#fields, this.#at];
    for (const way of ['take', 'own'] as const) {
      const take = Layout.prototype[way];
      vi.spyOn(Layout.prototype, way).mockImplementation(function (this: Layout, area, words, about) {
        const isGuarded = area === 'scratch' || area === 'thread' || (area === 'table' && words > 1);
        if (!isGuarded || fields.some((name) => about.startsWith(name)) || about.endsWith(' home'))
          return take.call(this, area, words, about);
        const region = take.call(this, area, words + 1, about);
        guards.push({ area, at: region.at + words, about });
        return region;
      });
    }
  }

  end(): void {
    vi.restoreAllMocks();
  }

  /** What is no part of the state keeps what is written there; the rest is 0 in every new game. */
  write(memory: Int32Array, starts: Readonly<Record<Area, number>>): void {
    for (const { area, at } of this.#at) if (area === 'scratch') memory[starts[area] + at] = GUARD;
  }

  overrun(memory: Int32Array, starts: Readonly<Record<Area, number>>): string[] {
    return this.#at.flatMap(({ area, at, about }) =>
      memory[starts[area] + at] === (area === 'scratch' ? GUARD : 0) ? [] : [`${area}: ${about}`],
    );
  }
}

const GUARD = 0x5afe5afe;
