import type { ValueType } from '../runtime/data.ts';
import { type Named, propertiesOf, readingOf, type Vocabulary } from '../runtime/readings.ts';
import { awardScope, changeScope, scopeOfChance, seatScope } from '../runtime/sentence-scopes.ts';
import type { SentencePart } from '../texts/texts.ts';
import { choicesOf } from './actions.ts';
import type { Environment } from './environment.ts';
import type { Local, Script, ScriptModel } from './model.ts';
import { itemType, type Type } from './types.ts';
import { statementsIn } from './walk.ts';

/**
 * The sentences that a declaration may have, as attributes of its text, and the variables of each. None must be there: a game without
 * them is told in plain ones, made of its names.
 */
export class SentenceParts {
  readonly #env: Environment;
  readonly #vocabulary: Vocabulary;

  constructor(env: Environment) {
    this.#env = env;
    this.#vocabulary = vocabularyOf(env);
  }

  of(sort: string, name: string): SentencePart[] {
    const env = this.#env;
    switch (sort) {
      case 'action': {
        const choices = choicesOf(env, name);
        const scope = [...seatScope, ...this.#named(choices)];
        return [
          ...['tell', 'hidden'].map((part) => this.#part(part, scope)),
          this.#part('ask', seatScope),
          ...choices.map((choice) => this.#part(`ask-${choice.name}`, scope)),
          ...this.#ofScript(env.actions.get(name)),
        ];
      }
      case 'phase': {
        const phase = env.phases.get(name);
        const params = this.#named(phase?.params ?? []);
        return [
          this.#part('begin', seatScope),
          this.#part('run', [...seatScope, ...params]),
          ...this.#ofScript(phase),
        ];
      }
      case 'field': {
        const field = env.fields.get(name);
        if (!field) return [];
        const scope = changeScope({
          keys: field.keys.map((key) => this.#typed(key)),
          type: this.#typed(field.type),
        });
        return ['more', 'less', 'becomes'].map((part) => this.#part(part, scope));
      }
      case 'scoring': {
        const awarded = env.awardedFor.get(name);
        const looked = [...env.fields.keys(), ...env.terms.keys(), ...env.tables.keys()];
        const own = this.#part('tell', awardScope(awarded && this.#typed(awarded.type)), false);
        return [
          {
            ...own,
            reads: (variable) => own.reads(variable) ?? (looked.includes(variable) ? {} : undefined),
          },
        ];
      }
      case 'pieces': {
        const printed = propertiesOf(this.#vocabulary, { is: 'piece', pieces: name });
        return [this.#part('call', printed, false), this.#part('several', [...printed, COUNT], false)];
      }
      case 'grid':
        return [
          this.#part('call', propertiesOf(this.#vocabulary, { is: 'cell', grid: name, members: [] }), false),
        ];
      default:
        return [];
    }
  }

  /** What is decided in a script, and what chance decides there. */
  #ofScript(script: ScriptModel | undefined): SentencePart[] {
    const parts = new Map<string, SentencePart>();
    const add = (part: string, scope: readonly Named[]): void => {
      parts.set(part, this.#part(part, scope));
    };
    const addChance = (part: string, type: Type): void => {
      const scope = scopeOfChance(this.#typed(itemType(type)));
      add(part, scope);
      add(
        `${part}-hidden`,
        scope.filter(({ name }) => name !== 'outcome'),
      );
    };
    for (const statement of statementsIn((script?.body ?? []) as Script)) {
      if (statement.is === 'decide') {
        const first = statement.offers[0]?.action;
        for (const part of statement.how === 'must' ? ['ask'] : ['ask', 'skip', 'skipped'])
          add(`${part}-${first}`, seatScope);
      }
      if (statement.is === 'roll') addChance('roll', statement.what.type);
      if (statement.is === 'shuffle') addChance('shuffle', statement.place.type);
      if (statement.is === 'rank' && statement.rank.ties.at(-1)?.is === 'by lot')
        addChance('lot', statement.rank.in.type);
      if (statement.is === 'chance') {
        const { into, from } = statement;
        const name = 'local' in into ? into.local : into.target.is === 'field' ? into.target.field : '';
        addChance(`draw-${writtenName(name)}`, from.type);
      }
    }
    return [...parts.values()];
  }

  #part(part: string, locals: readonly Named[], hasFields = true): SentencePart {
    const scope = { vocabulary: this.#vocabulary, locals, hasFields };
    const { fields, terms, kinds } = this.#vocabulary;
    return {
      part,
      names: [...locals, ...(hasFields ? [...fields, ...terms] : [])].map(({ name }) => name),
      reads: (variable) => {
        const reading = readingOf(scope, variable);
        if (!reading) return undefined;
        const said = itemType(reading.said as Type);
        if (reading.form === undefined || said.is !== 'kind') return {};
        return { form: reading.form, of: (kinds[said.kind] ?? []).map((word) => `${said.kind}-${word}`) };
      },
    };
  }

  #typed(type: Type): ValueType {
    return typedIn(this.#env, type);
  }

  #named(locals: readonly Local[]): Named[] {
    return locals.map(({ name, type }) => ({ name, type: this.#typed(type) }));
  }
}

/** How many pieces are alike. */
const COUNT: Named = { name: 'count', type: { is: 'number', from: 0, to: 0 } };

/** A name as it is written: where a script has it twice, the model numbers the second. */
export function writtenName(local: string): string {
  return local.replace(/-\d+$/, '');
}

/** Types as engines have them: a part of a kind by the name of the whole. */
function typedIn(env: Environment, type: Type): ValueType {
  switch (type.is) {
    case 'kind':
      return { ...type, kind: env.kinds.get(type.kind)?.partOf?.kind ?? type.kind };
    case 'collection':
      return { is: 'collection', of: typedIn(env, type.of), form: type.form };
    case 'optional':
      return { is: 'optional', of: typedIn(env, type.of) };
    case 'row':
    case 'unknown':
      return { is: 'none' };
    default:
      return type;
  }
}

function vocabularyOf(env: Environment): Vocabulary {
  const named = (locals: readonly Local[]): Named[] =>
    locals.map(({ name, type }) => ({ name, type: typedIn(env, type) }));
  return {
    kinds: Object.fromEntries([...env.kinds.values()].map(({ name, values }) => [name, values])),
    pieces: [...env.pieces.values()].map(({ name, properties, face }) => ({
      name,
      properties: named(properties),
      face: face && typedIn(env, face),
    })),
    grids: [...env.grids.values()].map(({ name, key, members, cellProperties, lineProperties }) => {
      const own: Named[] = key
        ? [
            {
              name: key.property,
              type: typedIn(env, { is: 'kind', kind: key.kind, values: members.map(({ value }) => value!) }),
            },
          ]
        : [];
      return {
        name,
        cellProperties: [...named(cellProperties), ...own],
        lineProperties: [...named(lineProperties), ...own],
      };
    }),
    fields: [...env.fields.values()].map(({ name, owner, keys, type }) => ({
      name,
      owner,
      keys: keys.map((key) => typedIn(env, key)),
      type: typedIn(env, type),
    })),
    terms: [...env.terms.values()].map(({ name, owner, params, type }) => ({
      name,
      owned: owner !== undefined,
      params: named(params),
      type: typedIn(env, type),
    })),
  };
}
