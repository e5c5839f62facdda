import type * as tree from '../1-syntax/tree.ts';
import type { Place } from '../problems/problem.ts';
import { suggest } from '../problems/suggest.ts';
import { choicesOf } from './actions.ts';
import { phaseCall, scoringCall, targetOf } from './calls.ts';
import type { Entry } from './collect.ts';
import { parameters } from './declared-values.ts';
import { condition, elaborate, elaborateAs, place } from './elaborate.ts';
import type { Context, Environment } from './environment.ts';
import type { ExampleModel, FactModel, GameModel, MoveModel } from './model.ts';
import { Scope } from './scope.ts';
import { constantOf, signatureOf } from './terms.ts';
import { collection, isPlace, itemType, PLAYER, SEAT, UNKNOWN } from './types.ts';

type ExampleTree = Extract<tree.Declaration, { is: 'example' }>;

/** Reasons that the language itself gives. */
export const BUILT_IN_REASONS = ['not-now', 'not-your-turn', 'game-over', 'no-such-move', 'must-choose'];

export function readExample(
  env: Environment,
  entry: Entry,
  game: Pick<GameModel, 'players' | 'imaginary'>,
): ExampleModel {
  const lines = (entry.tree as ExampleTree).lines;
  const reader = new ExampleReader({ env, placed: entry.placed }, game, lines);
  return { name: entry.name, ...reader.read(entry), at: entry.nameAt };
}

class ExampleReader {
  readonly #context: Context;
  readonly #game: Pick<GameModel, 'players' | 'imaginary'>;
  readonly #lines: readonly tree.ExampleLine[];
  readonly #players: readonly tree.Name[];
  readonly #scope: Scope;

  constructor(
    context: Context,
    game: Pick<GameModel, 'players' | 'imaginary'>,
    lines: readonly tree.ExampleLine[],
  ) {
    this.#context = context;
    this.#game = game;
    this.#lines = lines;
    this.#players = lines.flatMap((line) => (line.is === 'players' ? line.names : []));
    let scope = new Scope();
    for (const [index, name] of this.#players.entries())
      scope = scope.naming(name.text, { op: 'constant', value: index, type: PLAYER });
    const named = game.imaginary.find((rule) => rule.withPlayers === this.#players.length)?.named;
    if (named && !scope.get(named))
      scope = scope.naming(named, { op: 'constant', value: this.#players.length, type: SEAT });
    this.#scope = scope;
  }

  read(entry: Entry): Omit<ExampleModel, 'name' | 'at'> {
    const { env } = this.#context;
    const { from, to } = this.#game.players;
    if (this.#players.length < from || this.#players.length > to)
      env.problems.error('example-players', entry.nameAt, { found: this.#players.length, from, to });
    const imaginary = this.#lines.find((line) => line.is === 'imaginary')?.count;
    const facts = this.#lines.flatMap((line) =>
      line.is === 'given' || line.is === 'when' || line.is === 'then' ? this.#fact(line.is, line.fact) : [],
    );
    this.#reportPiecesGivenTwice(facts);
    return {
      players: this.#players.map((name) => name.text),
      ...(imaginary === undefined ? {} : { imaginary }),
      options: this.#lines.flatMap((line) => (line.is === 'option' ? this.#option(line) : [])),
      facts,
    };
  }

  /** A piece lies in one place: if two lines put it somewhere, the first is forgotten, which nobody means. */
  #reportPiecesGivenTwice(facts: readonly FactModel[]): void {
    const given = new Map<string, Place>();
    for (const fact of facts) {
      if (fact.is !== 'given' || !isPlace(fact.target.type)) continue;
      for (const piece of fact.value.op === 'list' ? fact.value.items : [fact.value]) {
        if (piece.op !== 'piece') continue;
        const name = JSON.stringify([piece.pieces, piece.by]);
        const before = given.get(name);
        if (before)
          this.#context.env.problems.error('piece-given-twice', fact.at, { pieces: piece.pieces }, before);
        given.set(name, fact.at);
      }
    }
  }

  #option(line: tree.OptionNode): { option: string; value: number | boolean }[] {
    const { env } = this.#context;
    const option = env.options.get(line.name.text);
    if (!option) {
      env.unknown(this.#context.placed, line.name, env.options.keys());
      return [];
    }
    const value = constantOf(this.#context, this.#scope, line.value, option.type);
    return value === undefined || value === null ? [] : [{ option: option.name, value }];
  }

  #fact(under: 'given' | 'when' | 'then', fact: tree.Fact): FactModel[] {
    const context = this.#context;
    const at = place(context, fact);
    if (!mayStandUnder(under, fact)) {
      context.env.problems.error('fact-under', at, { under, fact: fact.is });
      return [];
    }
    switch (fact.is) {
      case 'holds':
        return under === 'given'
          ? this.#given(fact)
          : [
              {
                is: 'holds',
                condition: condition(context, this.#scope, fact.condition),
                conjuncts: conjunctsOf(fact.condition).map((part) => place(context, part)),
                at,
              },
            ];
      case 'do': {
        const call = phaseCall(context, this.#scope, fact.what);
        return call ? [{ is: 'do', ...call, at }] : [];
      }
      case 'score':
        return [
          { is: 'score', scorings: fact.what.flatMap((ref) => scoringCall(context, this.#scope, ref)), at },
        ];
      case 'chance gives':
        return [
          {
            is: 'chance gives',
            values: fact.values.map((value) => elaborate(context, this.#scope, value)),
            at,
          },
        ];
      case 'chance decides':
        return [{ is: 'chance decides', at }];
      case 'chance may give':
      case 'chance may not give':
        return [
          {
            is: 'chance may give',
            not: fact.is === 'chance may not give',
            values: fact.values.map((value) => elaborate(context, this.#scope, value)),
            at,
          },
        ];
      case 'does':
      case 'may': {
        if (fact.is === 'may' && fact.action.name.text === 'pass') return this.#mayPass(fact.who, false, at);
        const move = this.#move(fact.who, fact.action, fact.with);
        return move ? [{ is: fact.is, move, at }] : [];
      }
      case 'may not': {
        if (fact.action.name.text === 'pass')
          return this.#reason(fact.reason, 'pass') ? this.#mayPass(fact.who, true, at) : [];
        const move = this.#move(fact.who, fact.action, fact.with);
        const known = this.#reason(fact.reason, fact.action.name.text);
        return move && known ? [{ is: 'may not', move, reason: fact.reason.text, at }] : [];
      }
      case 'passes': {
        const who = this.#who(fact.who);
        return who === undefined ? [] : [{ is: 'passes', who, at }];
      }
      case 'is to': {
        const who = this.#who(fact.who);
        const call = phaseCall(
          context,
          this.#scope
            .naming('player', { op: 'constant', value: who ?? 0, type: PLAYER })
            .ownedBy({ name: 'player', type: PLAYER }),
          fact.phase,
        );
        const action = context.env.entry('action', fact.action.name.text);
        if (!action) context.env.unknown(context.placed, fact.action.name, context.env.names('action'));
        return who === undefined || !call || !action
          ? []
          : [{ is: 'is to', who, action: action.name, phase: call.phase, args: call.args, at }];
      }
    }
  }

  /** `X is E` sets X; a bare X is yes, `not X` is no. */
  #given(fact: Extract<tree.Fact, { is: 'holds' }>): FactModel[] {
    const context = this.#context;
    const at = place(context, fact);
    const node = fact.condition;
    const yes = (value: boolean) => ({ op: 'constant', value, type: { is: 'yes or no' } }) as const;
    if (node.is === 'and')
      return node.parts.flatMap((part) => this.#given({ ...fact, condition: part, span: part.span }));
    if (node.is === 'compare' && node.relation === 'is') {
      const target = targetOf(context, this.#scope, node.left, true);
      return target
        ? [{ is: 'given', target, value: elaborateAs(context, this.#scope, node.right, target.type), at }]
        : [];
    }
    if (node.is === 'empty' && !node.not) {
      const target = targetOf(context, this.#scope, node.of, true);
      const type = collection(target ? itemType(target.type) : UNKNOWN);
      return target ? [{ is: 'given', target, value: { op: 'list', items: [], type }, at }] : [];
    }
    const bare = node.is === 'not' ? node.part : node;
    if (bare.is === 'ref') {
      const target = targetOf(context, this.#scope, bare, true);
      return target ? [{ is: 'given', target, value: yes(node.is !== 'not'), at }] : [];
    }
    context.env.problems.error('given-sets', at, {});
    return [];
  }

  #mayPass(name: tree.Name, not: boolean, at: FactModel['at']): FactModel[] {
    const who = this.#who(name);
    return who === undefined ? [] : [{ is: 'may pass', who, not, at }];
  }

  #who(name: tree.Name): number | undefined {
    const index = this.#players.findIndex((player) => player.text === name.text);
    if (index >= 0) return index;
    this.#context.env.unknown(
      this.#context.placed,
      name,
      this.#players.map((player) => player.text),
    );
    return undefined;
  }

  #move(who: tree.Name, action: tree.Ref, settings: readonly tree.Setting[]): MoveModel | undefined {
    const { env, placed } = this.#context;
    const player = this.#who(who);
    if (!env.entry('action', action.name.text)) {
      env.unknown(placed, action.name, env.names('action'));
      return undefined;
    }
    const entry = env.entry('action', action.name.text)!;
    const params = entry.tree.is === 'action' ? signatureOf(env, entry, entry.tree.head).params : [];
    const args = action.hasArgs ? parameters(this.#context, this.#scope, action, params) : [];
    const choices = choicesOf(env, action.name.text);
    const chosen = settings.flatMap((setting) => {
      const choice = choices.find((candidate) => candidate.name === setting.name.text);
      // Also what cannot be chosen may be asked about, so that an example can say that it is refused.
      if (choice)
        return [
          {
            choice: choice.name,
            value: elaborateAs(this.#context, this.#scope, setting.value, env.whole(choice.type)),
          },
        ];
      const suggestion = suggest(
        setting.name.text,
        choices.map((candidate) => candidate.name),
      );
      env.problems.error('unknown-choice', place(this.#context, setting.name), {
        name: setting.name.text,
        action: action.name.text,
        ...(suggestion ? { suggestion } : {}),
      });
      return [];
    });
    return player === undefined ? undefined : { who: player, action: action.name.text, args, with: chosen };
  }

  #reason(reason: tree.Name, action: string): boolean {
    const { env, placed } = this.#context;
    const automatic = choicesOf(env, action).map((choice) => `${action}.${choice.name}.none`);
    const others = [...BUILT_IN_REASONS, ...automatic];
    if (others.includes(reason.text) || env.reasons.has(reason.text)) return true;
    env.unknown(placed, reason, [...env.reasons.keys(), ...others]);
    return false;
  }
}

/** The conditions that `and` joins, also inside of brackets: `differenceIn` counts them in the same order. */
function conjunctsOf(node: tree.Expr): tree.Expr[] {
  const [only, ...others] = node.is === 'list' ? node.items : [];
  if (only && others.length === 0) return conjunctsOf(only);
  return node.is === 'and' ? node.parts.flatMap(conjunctsOf) : [node];
}

function mayStandUnder(under: 'given' | 'when' | 'then', fact: tree.Fact): boolean {
  if (fact.is === 'holds') return under !== 'when';
  if (fact.is === 'is to') return under === 'given';
  if (
    fact.is === 'may' ||
    fact.is === 'may not' ||
    fact.is === 'chance may give' ||
    fact.is === 'chance may not give'
  )
    return under === 'then';
  return under === 'when';
}
