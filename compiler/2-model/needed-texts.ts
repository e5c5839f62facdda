import type { Declaration } from '../1-syntax/tree.ts';
import { partInVariant } from '../texts/files.ts';
import type { NeededText, SentencePart } from '../texts/texts.ts';
import { choicesOf } from './actions.ts';
import type { Built } from './build.ts';
import { type Entry, type Folder, placeOf } from './collect.ts';
import { isInside } from './follow-ups.ts';
import { tieParts } from './ranks.ts';
import { SentenceParts } from './sentence-parts.ts';
import { ranksIn } from './walk.ts';

/** Every text that these declarations of a folder ask for: what a player sees has a name in every language. */
export function neededTexts(
  folder: Folder,
  build: Built,
  own: readonly Entry[],
  variant?: Folder['variants'][number],
): NeededText[] {
  const { env, game } = build;
  const needed: NeededText[] = [];
  const parts = new SentenceParts(env);
  const need = (
    id: string,
    at: NeededText['at'],
    attributes: readonly string[] = [],
    more: Pick<NeededText, 'sentences' | 'hasForms' | 'isOptional'> = {},
  ): void => {
    needed.push({ id, attributes, at, allowedVariables: [], ...more });
  };
  const begun = new Set(own.flatMap(({ tree }) => (tree.is === 'example' ? begunIn(tree) : [])));
  if (game?.base) need(`variant-${game.name}`, build.at, ['about'], { sentences: saidOtherwise() });
  else if (game) need('game', build.at, ['about']);
  for (const entry of own)
    for (const { id, attributes, ...more } of textsOf(entry)) {
      const sentences = id === `${entry.sort}-${entry.name}` ? parts.of(entry.sort, entry.name) : [];
      need(id, entry.nameAt, attributes, { ...more, sentences });
    }
  for (const [reason, at] of env.reasons)
    if (at.file.startsWith(`${folder.name}/`)) need(`reason-${reason}`, at);
  const isOwn = (at: NeededText['at']): boolean =>
    !variant || isInside(at, placeOf(variant.placed, variant.tree));
  if (game && isOwn(game.winner.at)) {
    const parts = [...tieParts([game.winner.rank]), ...(game.winner.solo ? ['solo'] : [])];
    if (!game.base) need('winner', game.winner.at, parts);
    // The text of the game says how the game settles ties: a variant says it in its own.
    else
      need(
        `variant-${game.name}`,
        build.at,
        parts.map((part) => partInVariant(`winner.${part}`)),
      );
  }
  return needed;

  /** What a variant may say in other words than its game: every sentence, as a part of its own text. */
  function saidOtherwise(): SentencePart[] {
    const sorts = [
      ['action', env.actions],
      ['phase', env.phases],
      ['field', env.fields],
      ['scoring', env.scorings],
      ['pieces', env.pieces],
      ['grid', env.grids],
    ] as const;
    return sorts.flatMap(([sort, declared]) =>
      [...declared.keys()].flatMap((name) =>
        parts.of(sort, name).map((one) => ({ ...one, part: partInVariant(`${sort}-${name}.${one.part}`) })),
      ),
    );
  }

  function textsOf({
    sort,
    name,
    tree,
  }: Entry): (Pick<NeededText, 'id' | 'hasForms' | 'isOptional'> & { attributes?: readonly string[] })[] {
    switch (sort) {
      case 'kind':
        // The values of a part have the texts of the whole.
        if (tree.is !== 'kind' || tree.part) return [];
        return [
          { id: `kind-${name}` },
          ...tree.values.map((value) => ({ id: `${name}-${value.text}`, hasForms: true })),
        ];
      case 'option':
        return [{ id: `option-${name}`, attributes: ['about'] }];
      case 'pieces':
        // More of the same pieces are called as before.
        if (tree.is === 'pieces' && tree.also) return [];
        return [{ id: `pieces-${name}`, attributes: ['many'] }];
      case 'table': {
        const columns = env.tables.get(name)?.columns.map((column) => column.name) ?? [];
        return [{ id: `table-${name}`, attributes: columns.length > 1 ? columns : [] }];
      }
      case 'phase':
        // A step has a name only where an example begins with it: that is told. It may have sentences all the same.
        if (tree.is !== 'phase' || !tree.isStep || begun.has(name)) return [{ id: `phase-${name}` }];
        return parts.of('phase', name).length > 0 ? [{ id: `phase-${name}`, isOptional: true }] : [];
      case 'action':
        return [{ id: `action-${name}`, attributes: choicesOf(env, name).map((choice) => choice.name) }];
      case 'scoring': {
        const ties = tieParts(ranksIn(env.scorings.get(name)?.body ?? []));
        if (!game?.base) return [{ id: `scoring-${name}`, attributes: ties }];
        const attributes = ties.map((tie) => partInVariant(`scoring-${name}.${tie}`));
        return [{ id: `scoring-${name}` }, { id: `variant-${game.name}`, attributes }];
      }
      default:
        return [{ id: `${sort}-${name}` }];
    }
  }
}

/** The phases and steps that an example begins with. */
function begunIn({ lines }: Extract<Declaration, { is: 'example' }>): string[] {
  return lines.flatMap((line) => ('fact' in line && line.fact.is === 'do' ? [line.fact.what.name.text] : []));
}
