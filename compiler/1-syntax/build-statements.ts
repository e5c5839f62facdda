import type { Node } from 'ohm-js';
import type { Bound } from './build-expressions.ts';
import type { Reading } from './build-help.ts';
import { all, given, maybe } from './build-help.ts';
import type { RegelActionDict } from './regel.ohm-bundle.js';
import type { Block, Expr, Measure, Name, Offer, Statement, Tie } from './tree.ts';

type Several = Pick<Extract<Statement, { is: 'choose' }>, 'several' | 'size'>;
type Manner = NonNullable<Extract<Statement, { is: 'for each' }>['manner']>;
type Rank = Extract<Statement, { is: 'rank' }>;
type RankClause = Pick<Rank, 'atLeast' | 'fromPlace' | 'first'>;

const MODALITIES = {
  'must do one of ': 'must',
  'may do one of ': 'may',
  'may repeat ': 'may repeat',
} as const;

export function statementActions({ span, name, earlier }: Reading): RegelActionDict<unknown> {
  const chosen = (variable: Node, from: Node, reason: Node) => ({
    is: 'choose' as const,
    name: name(variable),
    from: from.tree() as Expr,
    ...given('reason', maybe<Name>(reason)),
  });
  return {
    block: (_open, statements, _close): Block => all(statements),
    eol: (_mark): Block => [],

    let(_let, variable, _is, value, _eol): Statement {
      return { is: 'let', name: name(variable), value: value.tree(), span: span(this) };
    },
    becomes(target, _becomes, value, _eol): Statement {
      return { is: 'becomes', target: target.tree(), value: value.tree(), span: span(this) };
    },
    add(_add, value, _to, target, _eol): Statement {
      return { is: 'add', value: value.tree(), target: target.tree(), span: span(this) };
    },
    remove(_remove, value, _from, target, _eol): Statement {
      return { is: 'remove', value: value.tree(), target: target.tree(), span: span(this) };
    },
    move(_move, what, _to, to, _at, at, _eol): Statement {
      return {
        is: 'move',
        what: what.tree(),
        to: to.tree(),
        ...given('at', maybe<Expr>(at)),
        span: span(this),
      };
    },
    roll(_roll, what, _until, until, _eol): Statement {
      return { is: 'roll', what: what.tree(), ...given('until', maybe<Expr>(until)), span: span(this) };
    },
    shuffle(_shuffle, what, _eol): Statement {
      return { is: 'shuffle', what: what.tree(), span: span(this) };
    },
    chance(_words, variable, _from, from, _eol, otherwise): Statement {
      return {
        is: 'chance',
        name: name(variable),
        from: from.tree(),
        ...given('otherwise', maybe<Block>(otherwise)),
        span: span(this),
      };
    },
    choose_several(_choose, size, variable, _from, from, reason, _eol): Statement {
      return { ...chosen(variable, from, reason), ...size.tree(), span: span(this) };
    },
    choose_one(_choose, variable, _from, from, reason, _eol): Statement {
      return { ...chosen(variable, from, reason), span: span(this) };
    },
    size_word: (word): Several => ({ several: word.sourceString.trimEnd() as 'some' | 'any' }),
    size_bound: (word, size): Several => ({
      several: word.sourceString.trimEnd() as 'at most' | 'at least',
      size: size.tree(),
    }),
    size_number: (size): Several => ({ several: 'exactly', size: size.tree() }),
    condition(word, condition): Expr {
      if (word.sourceString === 'when ') earlier({ span: span(word), now: 'if' });
      return condition.tree();
    },
    need(_need, condition, when, reason, _eol): Statement {
      return {
        is: 'need',
        condition: condition.tree(),
        ...given('when', maybe<Expr>(when)),
        reason: reason.tree(),
        span: span(this),
      };
    },
    pay(_pay, amount, _from, from, reason, _eol): Statement {
      return {
        is: 'pay',
        amount: amount.tree(),
        from: from.tree(),
        reason: reason.tree(),
        span: span(this),
      };
    },
    orElse: (_else, reason): Name => name(reason),
    follow(_follow, what, _eol): Statement {
      return { is: 'follow', what: what.tree(), span: span(this) };
    },
    do(_do, what, _eol): Statement {
      return { is: 'do', what: what.tree(), span: span(this) };
    },
    award(_award, amount, _to, to, _for, value, _eol): Statement {
      return {
        is: 'award',
        amount: amount.tree(),
        ...given('to', maybe<Expr>(to)),
        ...given('for', maybe<Expr>(value)),
        span: span(this),
      };
    },
    score(_score, what, _eol): Statement {
      return { is: 'score', what: what.tree(), span: span(this) };
    },
    leave(_leave, _eol): Statement {
      return { is: 'leave', span: span(this) };
    },
    nothing(_nothing, _eol): Statement {
      return { is: 'nothing', span: span(this) };
    },
    impossible(_impossible, _eol): Statement {
      return { is: 'impossible', span: span(this) };
    },

    if(_if, condition, body, more, otherwise): Statement {
      return {
        is: 'if',
        branches: [{ condition: condition.tree(), body: body.tree() }, ...all<Branch>(more)],
        ...given('otherwise', maybe<Block>(otherwise)),
        span: span(this),
      };
    },
    otherwiseIf: (_words, condition, body): Branch => ({
      condition: condition.tree(),
      body: body.tree(),
    }),
    otherwise: (_otherwise, body): Block => body.tree(),
    repeat_untilLeft(_repeat, body): Statement {
      return { is: 'repeat', body: body.tree(), span: span(this) };
    },
    repeat_while(_repeat, condition, body): Statement {
      return { is: 'repeat', while: condition.tree(), body: body.tree(), span: span(this) };
    },
    repeat_times(_repeat, times, _times, body): Statement {
      return { is: 'repeat', times: times.tree(), body: body.tree(), span: span(this) };
    },
    forEach(_words, binder, _comma, manner, body): Statement {
      const word = manner.children[0]?.sourceString.trimEnd() ?? '';
      return {
        is: 'for each',
        ...(binder.tree() as Bound),
        ...given('manner', word === '' ? undefined : (word as Manner)),
        body: body.tree(),
        span: span(this),
      };
    },
    decide(who, modality, offers, otherwise): Statement {
      return {
        is: 'decide',
        who: who.tree(),
        how: MODALITIES[modality.sourceString as keyof typeof MODALITIES],
        offers: offers.tree(),
        ...given('otherwise', maybe<Block>(otherwise)),
        span: span(this),
      };
    },
    offers: (_open, offers, _close): Offer[] => all(offers),
    offer(action, when, body): Offer {
      return {
        action: action.tree(),
        ...given('when', maybe<Offer['when'] & object>(when)),
        body: body.tree(),
        span: span(this),
      };
    },
    offerWhen: (condition, _else, reason): Offer['when'] => ({
      condition: condition.tree(),
      reason: name(reason),
    }),

    rank_bare(_rank, binder, _by, measure, clauses, _eol): Statement {
      return rank(this, binder, measure, clauses, [], []);
    },
    rank_body(_rank, binder, _by, measure, clauses, _open, ties, body, _close): Statement {
      return rank(this, binder, measure, clauses, all(ties), all(body));
    },
    rankClause_atLeast: (_comma, _words, value): RankClause => ({ atLeast: value.tree() }),
    rankClause_fromPlace: (_comma, _words, value): RankClause => ({ fromPlace: value.tree() }),
    rankClause_first: (_comma, _words, value): RankClause => ({ first: value.tree() }),
    measure(word, value): Measure {
      return { most: word.sourceString === 'most ', value: value.tree(), span: span(this) };
    },
    tie: (_tie, _colon, rule, _eol): Tie => rule.tree(),
    tieRule_share(_share, _comma, _rounded): Tie {
      return { is: 'share', span: span(this) };
    },
    tieRule_joint(_words): Tie {
      return { is: 'joint win', span: span(this) };
    },
    tieRule_lot(_words): Tie {
      return { is: 'by lot', span: span(this) };
    },
    tieRule_nobody(_word): Tie {
      return { is: 'nobody', span: span(this) };
    },
    tieRule_impossible(_word): Tie {
      return { is: 'impossible', span: span(this) };
    },
    tieRule_measure(measure): Tie {
      return { is: 'measure', measure: measure.tree(), span: span(this) };
    },
  };

  function rank(
    node: Node,
    binder: Node,
    measure: Node,
    clauses: Node,
    ties: Tie[],
    body: Statement[],
  ): Rank {
    return {
      is: 'rank',
      ...(binder.tree() as Bound),
      by: measure.tree(),
      ...Object.assign({}, ...all<RankClause>(clauses)),
      ties,
      body,
      span: span(node),
    };
  }
}

type Branch = Extract<Statement, { is: 'if' }>['branches'][number];
