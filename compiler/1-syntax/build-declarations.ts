import type { Bound as BoundName } from './build-expressions.ts';
import type { Reading } from './build-help.ts';
import { all, given, maybe } from './build-help.ts';
import { showActions } from './build-shows.ts';
import type { RegelActionDict } from './regel.ohm-bundle.js';
import { isGridTable, pictureRow, tableRow } from './rows.ts';
// biome-ignore format: one list
import type {
  Block, Bound, Declaration, Expr, FieldNode, GameLine, Head, Name, Offer, OptionNode, Param, PieceLine, Range, Tie, Trait, TypeKey,
  TypeNode,
} from './tree.ts';

type Pieces = Extract<Declaration, { is: 'pieces' }>;
type Grid = Extract<Declaration, { is: 'grid' }>;
type Insertion = Extract<Declaration, { is: 'insertion' }>;
type Term = Extract<Declaration, { is: 'term' }>;
type KeySpan = Extract<PieceLine, { is: 'each' }>['keys'][number];
type Base = TypeNode['base'];
type Made = Extract<Base, { is: 'made' }>['form'];

export function declarationActions(reading: Reading): RegelActionDict<unknown> {
  const { span, name, number, source } = reading;
  return {
    // ---- the game and its things
    game(_game, title, _open, lines, _close): Declaration {
      return { is: 'game', name: name(title), lines: all(lines), span: span(this) };
    },
    gameLine_players(_players, counts, _eol): GameLine {
      return { is: 'players', ...(counts.tree() as Counts), span: span(this) };
    },
    gameLine_imaginary(
      _word,
      counts,
      _with,
      players,
      _players,
      _c1,
      _usually,
      usually,
      _c2,
      _named,
      named,
      _eol,
    ): GameLine {
      return {
        is: 'imaginary',
        ...(counts.tree() as Counts),
        withPlayers: number(players),
        ...given('usually', usually.children[0] && number(usually.children[0])),
        ...given('named', maybe<Name>(named)),
        span: span(this),
      };
    },
    gameLine_option(_option, title, _colon, value, _comma, _with, counts, _players, _eol): GameLine {
      const [players] = counts.children;
      return {
        is: 'option',
        name: name(title),
        value: value.tree(),
        ...given('players', players && (players.tree() as Counts)),
        span: span(this),
      };
    },
    counts(first, _dots, last): Counts {
      return { from: number(first), to: number(last.children[0] ?? first) };
    },
    option(_option, title, _colon, value, _eol): OptionNode {
      return { is: 'option', name: name(title), value: value.tree(), span: span(this) };
    },
    use(_use, folder, _colon, names, _eol): Declaration {
      return { is: 'use', folder: name(folder), names: names.tree(), span: span(this) };
    },
    kind_part(_kind, title, _of, part, _colon, values, _eol): Declaration {
      return { is: 'kind', name: name(title), part: name(part), values: values.tree(), span: span(this) };
    },
    kind_whole(_kind, title, _comma, round, _colon, values, _eol): Declaration {
      const goesRound = round.children.length > 0;
      return { is: 'kind', name: name(title), goesRound, values: values.tree(), span: span(this) };
    },
    pieces(_pieces, title, traits, _open, lines, _close): Declaration {
      const also = traits.children.some((trait) => trait.child(0).ctorName === 'pieceTrait_also');
      return Object.assign(
        { is: 'pieces' as const, name: name(title), also },
        ...all<Partial<Pieces>>(traits),
        { lines: all<PieceLine>(lines), span: span(this) },
      );
    },
    pieceTrait_plural: (_comma, _plural, word): Partial<Pieces> => ({ plural: name(word) }),
    pieceTrait_also: (_comma, _also): Partial<Pieces> => ({}),
    pieceTrait_face: (_comma, _words, type): Partial<Pieces> => ({ face: type.tree() }),
    pieceLine_each(count, _words, first, _and, rest, _eol): PieceLine {
      return {
        is: 'each',
        count: number(count),
        keys: [first.tree(), ...all<KeySpan>(rest)],
        span: span(this),
      };
    },
    pieceLine_alike(count, _alike, _eol): PieceLine {
      return { is: 'alike', count: number(count), span: span(this) };
    },
    pieceLine_row: (row): PieceLine => ({ is: 'row', ...tableRow(source(), span(row)) }),
    keySpan_span: (key, from, _dots, to): KeySpan => ({
      name: name(key),
      from: from.tree(),
      to: to.tree(),
    }),
    keySpan_kind: (key): KeySpan => ({ name: name(key) }),
    table(
      _table,
      title,
      _by,
      first,
      _commas,
      more,
      _and,
      last,
      _comma,
      _word,
      otherwise,
      _open,
      rows,
      _close,
    ): Declaration {
      return {
        is: 'table',
        name: name(title),
        keys: [name(first), ...all<Name>(more), ...all<Name>(last)],
        ...given('otherwise', maybe<Expr>(otherwise)),
        rows: rows.children.map((row) => tableRow(source(), span(row))),
        span: span(this),
      };
    },
    grid_blank(
      _grid,
      title,
      _left,
      member,
      _right,
      _c1,
      _rows,
      rows,
      _c2,
      _columns,
      columns,
      _eol,
    ): Declaration {
      return {
        is: 'grid',
        name: name(title),
        ...given('member', maybe<Expr>(member)),
        margins: [],
        blank: { rows: rows.tree(), columns: columns.tree() },
        span: span(this),
      };
    },
    counted(from, _dots, to): Range {
      return { from: from.tree(), to: to.tree(), span: span(this) };
    },
    grid_printed(
      _grid,
      title,
      _left,
      member,
      _right,
      _of,
      of,
      _commas,
      margins,
      _open,
      rows,
      _close,
    ): Declaration {
      const spans = rows.children.map(span);
      const text = source();
      return {
        is: 'grid',
        name: name(title),
        ...given('member', maybe<Expr>(member)),
        ...given('of', maybe<KeySpan>(of)),
        margins: all(margins),
        ...(isGridTable(text, spans)
          ? { table: spans.map((row) => tableRow(text, row)) }
          : { picture: spans.map((row) => pictureRow(text, row)) }),
        span: span(this),
      };
    },
    margin: (side, _gives, gives): Grid['margins'][number] => ({
      side: side.sourceString.trimEnd() as Grid['margins'][number]['side'],
      gives: name(gives),
    }),

    // ---- what is saved
    has_each(_each, owner, _has, _open, fields, _close): Declaration {
      return { is: 'has', owner: name(owner), fields: all(fields), span: span(this) };
    },
    has_table(_the, table, _has, _open, fields, _close): Declaration {
      return { is: 'has', owner: name(table), fields: all(fields), span: span(this) };
    },
    field(title, _colon, type, _commas, traits, _eol): FieldNode {
      return { name: name(title), type: type.tree(), traits: all(traits), span: span(this) };
    },
    trait_startsAt(_words, value): Trait {
      return { is: 'starts at', value: value.tree(), span: span(this) };
    },
    trait_startsWith(_words, value): Trait {
      return { is: 'starts with', value: value.tree(), span: span(this) };
    },
    trait_xStartsAt(_words, value): Trait {
      return { is: 'x starts at', value: value.tree(), span: span(this) };
    },
    trait_upTo(_words, value): Trait {
      return { is: 'up to', value: value.tree(), span: span(this) };
    },
    trait_seenBy(_words, whom): Trait {
      return { is: 'seen by', whom: name(whom), span: span(this) };
    },
    trait_moreIsLost(_words): Trait {
      return { is: 'more is lost', span: span(this) };
    },
    trait_key(keys): Trait {
      return { is: 'for each', keys: keys.tree(), span: span(this) };
    },

    // ---- terms and scripts
    term_short(_term, head, _is, value, _eol): Term {
      return {
        is: 'term',
        head: head.tree(),
        lets: [],
        cases: [],
        otherwise: value.tree(),
        span: span(this),
      };
    },
    term_cases(_term, head, _open, lets, cases, otherwise, _close): Term {
      const named = lets.children.map((line): Term['lets'][number] => {
        const { name, value, span } = line.tree();
        return { name, value, span };
      });
      return {
        is: 'term',
        head: head.tree(),
        lets: named,
        cases: all(cases),
        ...given('otherwise', maybe<Expr>(otherwise)),
        span: span(this),
      };
    },
    case(condition, _colon, value, _eol): Term['cases'][number] {
      return { when: condition.tree(), value: value.tree(), span: span(this) };
    },
    lastCase: (_otherwise, _colon, value, _eol): Expr => value.tree(),
    phase(word, head, body): Declaration {
      const step = word.sourceString === 'step ' ? { isStep: true as const } : {};
      return { is: 'phase', ...step, head: head.tree(), body: body.tree(), span: span(this) };
    },
    action(_action, head, body): Declaration {
      return { is: 'action', head: head.tree(), body: body.tree(), span: span(this) };
    },
    rules(_rules, head, body): Declaration {
      return { is: 'rules', head: head.tree(), body: body.tree(), span: span(this) };
    },
    scoring(_scoring, title, params, whom, body): Declaration {
      const forEach = maybe<Name>(whom);
      return {
        is: 'scoring',
        name: name(title),
        params: maybe<Param[]>(params) ?? [],
        ...(forEach ? { forEach } : {}),
        body: body.tree(),
        span: span(this),
      };
    },
    forWhom(_words, each) {
      return name(each);
    },
    winner_bare(_winner, binder, _by, measure, _eol): Declaration {
      return {
        is: 'winner',
        ...(binder.tree() as BoundName),
        by: measure.tree(),
        ties: [],
        span: span(this),
      };
    },
    winner_ties(_winner, binder, _by, measure, _open, ties, solo, _close): Declaration {
      return {
        is: 'winner',
        ...(binder.tree() as BoundName),
        by: measure.tree(),
        ties: all<Tie>(ties),
        ...given('solo', maybe<Expr>(solo)),
        span: span(this),
      };
    },
    solo: (_solo, _colon, value, _eol): Expr => value.tree(),
    always(_always, title, _colon, condition, _eol): Declaration {
      return { is: 'always', name: name(title), condition: condition.tree(), span: span(this) };
    },
    ...showActions(reading),
    variant(_variant, title, _of, game, _eol): Declaration {
      return { is: 'variant', name: name(title), game: name(game), members: [], span: span(this) };
    },
    change(target, _becomes, value, _eol): Declaration {
      return { is: 'change', target: target.tree(), value: value.tree(), span: span(this) };
    },
    without(_without, what, _eol): Declaration {
      return { is: 'without', what: what.tree(), span: span(this) };
    },
    insertion(sort, title, _comma, where, step, body): Declaration {
      const lines = body.tree() as Block | Offer[];
      const isOffers = lines.every((line) => 'action' in line);
      return {
        is: 'insertion',
        sort: sort.sourceString === 'step ' ? 'phase' : (sort.sourceString.trim() as Insertion['sort']),
        name: name(title),
        where: where.sourceString.trim() as Insertion['where'],
        ...given('step', reading.step(step)),
        stepAt: { span: span(step) },
        body: isOffers ? [] : (lines as Block),
        offers: isOffers ? (lines as Offer[]) : [],
        span: span(this),
      };
    },
    head(title, params, _of, owner): Head {
      return {
        name: name(title),
        params: maybe<Param[]>(params) ?? [],
        ...given('owner', maybe<Name>(owner)),
      };
    },
    params: (_left, first, _commas, rest, _right): Param[] => [first.tree(), ...all<Param>(rest)],
    param: (title, _colon, type): Param => ({ name: name(title), ...given('type', maybe<TypeNode>(type)) }),

    // ---- types
    type(base, orNone, keys): TypeNode {
      return {
        base: base.tree(),
        orNone: orNone.children.length > 0,
        forEach: maybe<TypeKey[]>(keys) ?? [],
        span: span(this),
      };
    },
    baseType_made(form, _of, key): Base {
      return { is: 'made', form: form.sourceString.trimEnd() as Made, of: key.tree(), span: span(this) };
    },
    baseType_place(_words, key): Base {
      return { is: 'made', form: 'place', of: key.tree(), span: span(this) };
    },
    baseType_yesOrNo(_words): Base {
      return { is: 'yes-or-no', span: span(this) };
    },
    forEachKey: (_words, first, _and, rest): TypeKey[] => [first.tree(), ...all<TypeKey>(rest)],
    key_cell(_words, grid): TypeKey {
      return { is: 'cell', grid: name(grid), span: span(this) };
    },
    key_span(from, _dots, to): TypeKey {
      return { is: 'span', from: from.tree(), to: to.tree(), span: span(this) };
    },
    key_name(word): TypeKey {
      return { is: 'name', name: name(word), span: span(this) };
    },
    bound_number(sign, node): Bound {
      const value = number(node);
      return { number: sign.children.length > 0 && value > 0 ? -value : value, span: span(this) };
    },
    bound_name(word): Bound {
      return { name: name(word), span: span(this) };
    },
  };
}

interface Counts {
  readonly from: number;
  readonly to: number;
}
