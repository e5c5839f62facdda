import type { Node } from 'ohm-js';
import type { Reading } from './build-help.ts';
import { all, maybe } from './build-help.ts';
import type { RegelActionDict } from './regel.ohm-bundle.js';
import type { Declaration, ExampleLine, Fact, Name, Setting } from './tree.ts';

type Kept = Extract<ExampleLine, { fact: Fact }>;

export function exampleActions({ span, name, number }: Reading): RegelActionDict<unknown> {
  return {
    example(_example, title, _open, lines, _close): Declaration {
      return { is: 'example', name: name(title), lines: all<ExampleLine[]>(lines).flat(), span: span(this) };
    },
    exLine_players(_players, names, _eol): ExampleLine[] {
      return [{ is: 'players', names: names.tree(), span: span(this) }];
    },
    exLine_imaginary(_imaginary, count, _eol): ExampleLine[] {
      return [{ is: 'imaginary', count: number(count), span: span(this) }];
    },
    exLine_option: (option): ExampleLine[] => [option.tree()],
    exLine_fact(word, fact, more): ExampleLine[] {
      const is = word.sourceString.trimEnd() as Kept['is'];
      const start = span(word).start;
      const first: Kept = { is, fact: fact.tree(), span: { start, end: span(fact).end } };
      const rest: Omit<Kept, 'is'>[] = more.tree();
      return [first, ...rest.map((line) => ({ is, ...line }))];
    },
    andLines: (_open, lines, _close): Omit<Kept, 'is'>[] => all(lines),
    andLine(_and, fact, _eol): Omit<Kept, 'is'> {
      return { fact: fact.tree(), span: span(this) };
    },

    fact_run(_do, what): Fact {
      return { is: 'do', what: what.tree(), span: span(this) };
    },
    fact_score(_score, what): Fact {
      return { is: 'score', what: what.tree(), span: span(this) };
    },
    fact_chance(_words, values): Fact {
      return { is: 'chance gives', values: values.tree(), span: span(this) };
    },
    fact_chanceDecides(_words): Fact {
      return { is: 'chance decides', span: span(this) };
    },
    fact_chanceNot(_words, values): Fact {
      return { is: 'chance may not give', values: values.tree(), span: span(this) };
    },
    fact_chanceMay(_words, values): Fact {
      return { is: 'chance may give', values: values.tree(), span: span(this) };
    },
    fact_move(who, _does, action, settings): Fact {
      return {
        is: 'does',
        who: name(who),
        action: action.tree(),
        with: chosen(settings),
        span: span(this),
      };
    },
    fact_pass(who, _passes): Fact {
      return { is: 'passes', who: name(who), span: span(this) };
    },
    fact_may(who, _may, action, settings): Fact {
      return {
        is: 'may',
        who: name(who),
        action: action.tree(),
        with: chosen(settings),
        span: span(this),
      };
    },
    fact_mayNot(who, _words, action, settings, _colon, reason): Fact {
      return {
        is: 'may not',
        who: name(who),
        action: action.tree(),
        with: chosen(settings),
        reason: reason.tree(),
        span: span(this),
      };
    },
    fact_isTo(who, _words, action, _in, phase): Fact {
      return {
        is: 'is to',
        who: name(who),
        action: action.tree(),
        phase: phase.tree(),
        span: span(this),
      };
    },
    fact_holds(condition): Fact {
      return { is: 'holds', condition: condition.tree(), span: span(this) };
    },
    with: (_with, first, _commas, rest): Setting[] => [first.tree(), ...all<Setting>(rest)],
    setting: (choice, _is, value): Setting => ({ name: name(choice), value: value.tree() }),
    reason(first, _dots, rest): Name {
      return { text: [first, ...rest.children].map((part) => name(part).text).join('.'), span: span(this) };
    },
  };

  function chosen(settings: Node): Setting[] {
    return maybe<Setting[]>(settings) ?? [];
  }
}
