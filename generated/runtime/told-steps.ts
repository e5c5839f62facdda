// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { countedTogether, tellPoints } from './award-telling.ts';
import { readOutcome, typeOfOutcome, writeOutcome } from './chance.ts';
import { SUPPLIED } from './chance-source.ts';
import { HEADER } from './core.ts';
import { itemsOf, placeOf } from './fields.ts';
import { canonical, isObject, type Json, type JsonObject } from './json.ts';
import type { Event, Machine } from './machine.ts';
import type { Move } from './moves.ts';
import { type Moment, Namer, saidNumber, vocabularyOf } from './naming.ts';
import { isOutcomeVisible, visibleChoices } from './player-log.ts';
import { draw, inOrderOf, seeded } from './random.ts';
import { Members, NAMED } from './request.ts';
import { asSentence, type Telling } from './sentence.ts';
import { showField } from './show.ts';
import { ALL, isSeen, totalOf, unseenPieces } from './sight.ts';
import { State } from './state.ts';
import { Teller } from './telling.ts';
import type { Asked, ToldEvent } from './types.ts';
import { readValue } from './values.ts';
import type { Award } from './why-types.ts';

/** Where a game stands for a seat, asked of the machine when a sentence needs it. */
class StateMoment implements Moment {
  readonly #machine: Machine;
  readonly #state: State;
  readonly #seat: number;
  readonly #fields = new Map<string, Json | undefined>();

  constructor(machine: Machine, state: State, seat: number) {
    this.#machine = machine;
    this.#state = state;
    this.#seat = seat;
  }

  field(name: string): Json | undefined {
    if (this.#fields.has(name)) return this.#fields.get(name);
    const field = this.#machine.data.fields.find((one) => one.name === name);
    const value = field && showField(this.#machine, this.#state, field, this.#seat);
    this.#fields.set(name, value);
    return value;
  }

  face(sort: string, piece: string): Json | undefined {
    const { data, codec } = this.#machine;
    const pieces = data.pieces.find(({ name }) => name === sort);
    const index = pieces?.names.indexOf(piece) ?? -1;
    if (!pieces?.face || index < 0) return undefined;
    const { memory } = this.#machine.enter(this.#state);
    if (this.#seat !== ALL && unseenPieces(this.#machine, memory, sort, this.#seat).has(index))
      return undefined;
    return codec.write(pieces.face.type, memory[pieces.face.at + index]!);
  }

  term(name: string, args: readonly Json[], of: number | undefined): Json | undefined {
    const term = this.#machine.data.terms.find((one) => one.name === name);
    if (!term || (term.owned && of === undefined) || this.#isSecret(`term-${name}`, of)) return undefined;
    const request: JsonObject = { name, args, ...(term.owned ? { of: of! } : {}) };
    try {
      return readValue(this.#machine, this.#state, new Members(request, NAMED));
    } catch {
      // A term may have no value here, as a table has no row: then nothing is said.
      return undefined;
    }
  }

  /** Whether it looks, directly or not, at what this seat does not see. */
  #isSecret(rule: string, of: number | undefined, seen = new Set<string>()): boolean {
    if (this.#seat === ALL || seen.has(rule)) return false;
    seen.add(rule);
    const { data } = this.#machine;
    const field = data.fields.find(({ name }) => rule === `field-${name}`);
    if (field && !isSeen(field, field.owner === 'table' ? -1 : (of ?? 0) - 1, this.#seat)) return true;
    return (data.rules[rule]?.uses ?? []).some((one) => this.#isSecret(one, of, seen));
  }
}

/** What led to a state, in the order in which it happened: a move, and what chance gave after it. */
interface Step {
  readonly before: State;
  readonly after: State;
  readonly by: Move | string;
}

/**
 * The steps between a state and the one before it. In a game with a seed the core draws by itself, and only moves are in the log: what
 * was drawn is found by making the move again, with the same random numbers from outside.
 */
function stepsTo(machine: Machine, state: State): Step[] {
  const { previous, by, game } = state;
  if (game.chance.is !== 'seed' || game.blank)
    return previous && by !== undefined ? [{ before: previous, after: state, by }] : [];
  const words = previous
    ? Array.from(machine.wordsOf(previous).slice(HEADER.random, HEADER.random + 4), (word) => word >>> 0)
    : seeded(game.chance.seed, game.chance.seeding);
  const begun = { ...game, chance: SUPPLIED };
  const steps: Step[] = [];
  let here: State;
  if (previous && typeof by === 'object') {
    const supplied = [...machine.wordsOf(previous)];
    supplied[HEADER.seeded] = 0;
    const before = new State(begun, undefined, undefined, 0, 0, supplied);
    const after = machine.play(before, by, by.player - 1);
    if (!(after instanceof State)) return [{ before: previous, after: state, by }];
    steps.push({ before, after, by });
    here = after;
  } else here = machine.begin(game.setup, SUPPLIED);
  for (let event = machine.event(here); event; event = machine.event(here)) {
    const outcome = drawnBy(machine, here, event, words);
    const text = writeOutcome(machine, event, outcome);
    const after = machine.supply(here, outcome, text);
    steps.push({ before: here, after, by: text });
    here = after;
  }
  return steps;
}

/** What the random numbers of a seed give: as `random.ts` says. */
function drawnBy(machine: Machine, { game }: State, event: Event, words: number[]): number[] {
  const { among, fitting } = event;
  switch (event.is) {
    case 'roll': {
      if (fitting.length > 0) return [...fitting[draw(words, fitting.length)]!];
      const faces = machine.codec.domain(typeOfOutcome(machine, event), game.seating);
      return among.map(() => faces[draw(words, faces.length)]!);
    }
    case 'shuffle':
      return inOrderOf((n) => draw(words, n), among);
    case 'draw':
    case 'lot':
      return [among[draw(words, among.length)]!];
  }
}

/** Tells what happens in a game, in one language and to one seat. */
export class StepTeller {
  readonly #machine: Machine;
  readonly #seat: number;
  readonly #awards: (before: State, by: Move | string) => readonly Award[];
  readonly teller: Teller;
  readonly #known = new WeakMap<State, readonly ToldEvent[]>();

  constructor(
    machine: Machine,
    telling: Telling,
    names: readonly string[],
    seat: number,
    awards: (before: State, by: Move | string) => readonly Award[],
  ) {
    this.#machine = machine;
    this.#seat = seat;
    this.#awards = awards;
    this.teller = new Teller(new Namer(machine.data, telling, names, vocabularyOf(machine.data)));
  }

  moment(state: State): Moment {
    return new StateMoment(this.#machine, state, this.#seat);
  }

  /** A move as if it were made: the sentence alone. */
  move(before: State, after: State, move: Move): string {
    return this.teller.move({
      player: move.player,
      action: move.action,
      choices: move.choices ?? {},
      decision: this.#decision(before, move.player),
      before: this.moment(before),
      now: this.moment(after),
    });
  }

  /** What a player is asked: at the decision, or for the choices of a move that are left open. */
  asked(state: State, player: number, move: unknown): Asked | undefined {
    if (!this.#machine.toAct(state).includes(player)) return undefined;
    const now = this.moment(state);
    const { text, pass } = this.teller.question(player, this.#decision(state, player), now);
    const { action: called, choices: chosen }: JsonObject = isObject(move) ? move : {};
    const action = this.#machine.data.actions.find(({ name }) => name === called);
    const given = isObject(chosen) ? chosen : {};
    const open = (action?.choices ?? []).filter(({ name }) => given[name] === undefined);
    const choices = open.map(
      ({ name }) => [name, this.teller.choice(player, action!.name, name, given, now)] as const,
    );
    return { text, ...(pass === undefined ? {} : { pass }), choices: Object.fromEntries(choices) };
  }

  #decision(state: State, player: number): number {
    return this.#machine.enter(state).decisionOf(player - 1);
  }

  /** What led to a state from the one before it, and what followed from that. */
  told(state: State): readonly ToldEvent[] {
    const known = this.#known.get(state);
    if (known) return known;
    const told = this.#tell([state], state.previous);
    this.#known.set(state, told);
    return told;
  }

  /** The same of all states since an earlier one of the game: a move, and what chance gave after it one by one. */
  toldSince(earlier: State, state: State): readonly ToldEvent[] {
    const since: State[] = [];
    for (let here: State | undefined = state; here && here !== earlier; here = here.previous)
      since.unshift(here);
    return since.length === 0 ? [] : this.#tell(since, earlier);
  }

  /** What led to the last of these states, which follow each other, from the one before the first. */
  #tell(states: readonly State[], previous: State | undefined): ToldEvent[] {
    const state = states.at(-1)!;
    const steps = states.flatMap((one) => stepsTo(this.#machine, one));
    const moves = states.flatMap(({ by }) => (typeof by === 'object' ? [by.player] : []));
    const mover = moves.at(-1);
    const told: ToldEvent[] = [];
    const begun = this.#begun(previous, state);
    for (let at = 0; at < steps.length; ) {
      const { before, by } = steps[at]!;
      const isMove = typeof by === 'object';
      const run = isMove ? 1 : this.#alike(steps, at, mover, state);
      const { after } = steps[at + run - 1]!;
      const happening = { before: this.moment(before), now: this.moment(after) };
      if (isMove) {
        const choices =
          this.#seat === ALL
            ? (by.choices ?? {})
            : visibleChoices(this.#machine, by, this.#seat, after, before);
        const decision = this.#decision(before, by.player);
        const text = this.teller.move({
          ...happening,
          player: by.player,
          action: by.action,
          choices,
          decision,
        });
        if (text !== '') told.push({ is: 'move', text, seat: by.player });
      } else {
        const chance = this.#chance(steps.slice(at, at + run), mover, state);
        // What belongs to a phase is told after it has begun.
        const { phase } = this.#machine.data.chances[chance.site]!;
        while (begun[0]?.phase === phase) told.push(begun.shift()!.event);
        const text = this.teller.chance({ ...happening, ...chance });
        if (text !== '')
          told.push({ is: 'chance', text, ...(chance.player === undefined ? {} : { seat: chance.player }) });
      }
      told.push(...this.changes(before, after, mover));
      at += run;
    }
    if (previous && this.#hasScored(previous, state)) {
      const awards = states.flatMap(({ previous: before, by }) =>
        before && by !== undefined ? this.#awards(before, by) : [],
      );
      told.push(...this.#scored(awards, state));
    }
    told.push(...begun.map(({ event }) => event));
    return told;
  }

  /** What the texts tell of how two states differ. */
  changes(before: State, after: State, actor: number | undefined): ToldEvent[] {
    const happening = { before: this.moment(before), now: this.moment(after) };
    return this.teller
      .changes(happening, actor)
      .map(({ text, seat }) => ({ is: 'change', text, ...(seat === undefined ? {} : { seat }) }));
  }

  /** How many outcomes in a row come from the same place in the rules, for the same player, and are all seen or all hidden. */
  #alike(steps: readonly Step[], from: number, mover: number | undefined, state: State): number {
    const first = this.#machine.event(steps[from]!.before)!;
    if (first.is !== 'draw' && first.is !== 'shuffle') return 1;
    const of = (step: Step) => canonical([this.#whose(first, step, mover, state) ?? 0, this.#isSeen(step)]);
    const known = of(steps[from]!);
    let end = from + 1;
    for (let step = steps[end]; step && typeof step.by === 'string'; step = steps[++end])
      if (this.#machine.event(step.before)?.site !== first.site || of(step) !== known) break;
    return end - from;
  }

  #isSeen({ before, after, by }: Step): boolean {
    return this.#seat === ALL || isOutcomeVisible(this.#machine, before, by as string, after, this.#seat);
  }

  #chance(steps: readonly Step[], mover: number | undefined, state: State) {
    const machine = this.#machine;
    const [first] = steps;
    const event = machine.event(first!.before)!;
    const type = typeOfOutcome(machine, event);
    const isVisible = steps.every((step) => this.#isSeen(step));
    const values = steps.flatMap(({ before, by }) => readOutcome(machine, machine.event(before)!, by) ?? []);
    const outcome = isVisible ? values.map((value) => machine.codec.write(type, value)) : undefined;
    return {
      is: event.is,
      site: event.site,
      among: event.among.map((one) => String(machine.codec.write(event.type, one))),
      outcome,
      count: event.is === 'roll' || event.is === 'shuffle' ? event.among.length : steps.length,
      player: this.#whose(event, first!, mover, state),
    };
  }

  /**
   * For whom chance decides: whoever holds the pieces, before or after it; else whoever stands in that phase afterwards, or has just
   * moved in it.
   */
  #whose(
    event: Event,
    { before, after, by }: Step,
    mover: number | undefined,
    state: State,
  ): number | undefined {
    const { data } = this.#machine;
    const { phase } = data.chances[event.site]!;
    const sort = event.type.is === 'piece' ? event.type.pieces : undefined;
    if (sort !== undefined) {
      const pieces =
        event.is === 'draw' || event.is === 'lot'
          ? (readOutcome(this.#machine, event, by) ?? [])
          : event.among;
      const holder = this.#holder(event.is === 'roll' ? before : after, sort, pieces);
      if (holder !== undefined) return holder;
    }
    const where = data.phases.find(({ name }) => name === phase);
    if (where && !where.owned) return undefined;
    const acting = this.#machine.toAct(state).filter((player) => {
      const decision = data.decisions[this.#decision(state, player)];
      return decision?.phase === phase;
    });
    return acting.length === 1 ? acting[0] : mover;
  }

  #holder(state: State, sort: string, pieces: readonly number[]): number | undefined {
    const { data, fields } = this.#machine;
    const { memory } = this.#machine.enter(state);
    for (const field of data.fields) {
      if (field.owner === 'table' || placeOf(field) !== sort) continue;
      for (const { owner, address } of fields.spots(field, state.game.seating)) {
        const items = itemsOf(fields.value(memory, field, address));
        if (pieces.length > 0 && pieces.every((piece) => items.includes(piece))) return owner + 1;
      }
    }
    return undefined;
  }

  /** The points of a step, with what they are for; where there are several, all of them in the end. */
  #scored(awards: readonly Award[], state: State): ToldEvent[] {
    const now = this.moment(state);
    const all = countedTogether(awards);
    const told = all.map(
      (one): ToldEvent => ({
        is: 'score',
        text: tellPoints(this.teller, one, now),
        seat: one.award.seat,
        points: one.points,
        scoring: one.award.scoring,
      }),
    );
    if (all.length < 2) return told;
    const { namer } = this.teller;
    const { memory } = this.#machine.enter(state);
    const totals = Array.from({ length: state.game.seating.seats }, (_, seat) =>
      namer.common('told-total', {
        player: this.teller.seatSaid(seat + 1),
        points: saidNumber(totalOf(this.#machine, memory, seat)),
      }),
    );
    const text = { text: totals.join(', '), key: totals.length };
    return [
      { is: 'score', text: asSentence(namer.common('told-scoring')) },
      ...told,
      { is: 'score', text: asSentence(namer.common('told-totals', { totals: text })) },
    ];
  }

  #hasScored(before: State, after: State): boolean {
    const totals = (state: State) => {
      const { memory } = this.#machine.enter(state);
      return Array.from({ length: state.game.seating.seats }, (_, seat) =>
        totalOf(this.#machine, memory, seat),
      );
    };
    return canonical(totals(before)) !== canonical(totals(after));
  }

  /** What begins for those who come to a decision of another phase. */
  #begun(previous: State | undefined, state: State): { readonly phase: string; readonly event: ToldEvent }[] {
    const at = (one: State) =>
      this.#machine.toAct(one).map((player) => ({ player, decision: this.#decision(one, player) }));
    const phase = (decision: number) => this.#machine.data.decisions[decision]?.phase;
    const was = previous ? at(previous) : [];
    const happening = { before: this.moment(previous ?? state), now: this.moment(state) };
    return at(state).flatMap(({ player, decision }) => {
      if (was.some((one) => one.player === player && phase(one.decision) === phase(decision))) return [];
      const text = this.teller.begins(player, decision, happening);
      const event = { is: 'phase', text, seat: player } as const;
      return text === '' ? [] : [{ phase: phase(decision) ?? '', event }];
    });
  }
}
