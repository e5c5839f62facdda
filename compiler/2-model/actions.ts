import type { Environment } from './environment.ts';
import type { Local, Script, ScriptModel } from './model.ts';

const reading = new WeakMap<Environment, Set<string>>();

/** An action, worked out when it is first asked for. */
export function actionOf(env: Environment, name: string): ScriptModel | undefined {
  const known = env.actions.get(name);
  const entry = env.entry('action', name);
  if (known || !entry) return known;
  const active = reading.get(env) ?? new Set();
  reading.set(env, active);
  // An action that offers itself, directly or not: the circle is reported by its own check.
  if (active.has(name)) {
    env.memo?.spoil();
    return undefined;
  }
  active.add(name);
  const action = env.readers.action(env, entry);
  active.delete(name);
  env.actions.set(name, action);
  return action;
}

/** What an action chooses, in order, as its offers see it. */
export function choicesOf(env: Environment, name: string): Local[] {
  const read = (): Local[] => chosen(env, name);
  return env.memo ? env.memo.ask(name, read, chosenText, JSON.stringify) : read();
}

function chosen(env: Environment, name: string): Local[] {
  const action = actionOf(env, name);
  return action ? chosenIn(action.body, action.locals) : [];
}

const TEXTS = new WeakMap<ScriptModel, string>();

function chosenText(env: Environment, name: string): string {
  const action = actionOf(env, name);
  if (!action) return '[]';
  const text = TEXTS.get(action) ?? JSON.stringify(chosenIn(action.body, action.locals));
  TEXTS.set(action, text);
  return text;
}

function chosenIn(body: Script, locals: readonly Local[]): Local[] {
  return body.flatMap((statement) =>
    statement.is === 'choose' ? locals.filter((local) => local.name === statement.local) : [],
  );
}
