import { useBook } from './context.ts';
import type { Change, Difference } from './differences.ts';

/** What was and what is, line by line. */
export function Changes({ of }: { readonly of: readonly Change[] }) {
  return (
    <ul class="changes">
      {of.map(({ what, before, now }, at) => (
        <li key={at}>
          {what && <span class="change-what">{what}:</span>} {before !== undefined && <del>{before}</del>}
          {before !== undefined && now !== undefined && <span aria-hidden="true"> → </span>}
          {now !== undefined && <ins>{now}</ins>}
        </li>
      ))}
    </ul>
  );
}

/** Rules or sections that are not as they were, each with what was and what is. */
export function DifferenceList({ of }: { readonly of: readonly Difference[] }) {
  const { words } = useBook();
  const hows = { new: words.changedNew, changed: words.changedChanged, gone: words.changedGone };
  return (
    <ul class="difference-list">
      {of.map(({ name, how, href, changes }, at) => (
        <li key={at}>
          {href ? <a href={href}>{name}</a> : name} <span class="badge">{hows[how]}</span>{' '}
          {changes.length > 0 && <Changes of={changes} />}
        </li>
      ))}
    </ul>
  );
}
