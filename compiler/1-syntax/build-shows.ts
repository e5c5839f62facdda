import type { Reading } from './build-help.ts';
import { all, given, maybe } from './build-help.ts';
import type { RegelActionDict } from './regel.ohm-bundle.js';
import type { Declaration, Expr, Name, Range, ShowLine } from './tree.ts';

/** How things look. */
export function showActions({ span, name }: Reading): RegelActionDict<unknown> {
  return {
    shows_table(_the, table, _shows, _open, lines, _close): Declaration {
      return { is: 'shows', of: name(table), sort: 'table', lines: all(lines), span: span(this) };
    },
    shows_cell(_each, _cell, grid, _shows, _open, lines, _close): Declaration {
      return { is: 'shows', of: name(grid), sort: 'cell', lines: all(lines), span: span(this) };
    },
    shows_each(_each, whom, _shows, _as, form, lines): Declaration {
      return {
        is: 'shows',
        of: name(whom),
        sort: 'each',
        ...given('form', maybe<Name>(form)),
        lines: (lines.tree() as readonly ShowLine[] | undefined) ?? [],
        span: span(this),
      };
    },
    showLines: (_open, lines, _close): ShowLine[] => all(lines),
    showLine_nothing(_words, names, _eol): ShowLine {
      return { is: 'nothing', names: names.tree(), span: span(this) };
    },
    showLine_board(_board, lines): ShowLine {
      return { is: 'board', lines: lines.tree(), span: span(this) };
    },
    showLine_look(
      names,
      _as,
      looks,
      _of,
      total,
      _with,
      word,
      _c1,
      _rows,
      rows,
      _c2,
      _columns,
      columns,
      _eol,
    ): ShowLine {
      return {
        is: 'look',
        names: names.tree(),
        looks: maybe<Name[]>(looks) ?? [],
        ...given('total', nested<Expr>(total)),
        ...given('with', nested<Name>(word)),
        ...given('rows', nested<Range>(rows)),
        ...given('columns', nested<Range>(columns)),
        span: span(this),
      };
    },
    looks: (first, _and, rest): Name[] => [first.tree(), ...all<Name>(rest)],
  };
}

/** The tree of what is optional inside of something optional. */
function nested<T>(node: Parameters<typeof maybe>[0]): T | undefined {
  return node.children[0]?.children[0]?.tree();
}
