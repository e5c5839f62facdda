import type { ComponentChildren } from 'preact';
import { Changes } from './Changes.tsx';
import { useBook } from './context.ts';
import { changesOf } from './differences.ts';

interface SectionProps {
  readonly id: string;
  readonly rules: string;
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A part of the rulebook, bound to the rules that it explains. Its heading is what links lead to, in every language. */
export function Section({ id, rules, title, children }: SectionProps) {
  const book = useBook();
  const { words } = book;
  return (
    <section data-section={id} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
        <a
          class="section-link no-print"
          href={`#${id}`}
          aria-label={words.linkToSection}
          data-pagefind-ignore=""
        >
          #
        </a>
      </h2>
      <Otherwise id={id} rules={rules.split(' ')} />
      {children}
    </section>
  );
}

/** Where the rules of a section are others than before: which, and what they were. */
function Otherwise({ id, rules }: { readonly id: string; readonly rules: readonly string[] }) {
  const book = useBook();
  const { words, own } = book;
  const how = own.get(id);
  const otherwise = changesOf(book, rules);
  const badge = (isNew: boolean) => (
    <span class="badge">{isNew ? words.changedNew : words.changedChanged}</span>
  );
  if (otherwise.length === 0 && !how) return null;
  return (
    <div class="otherwise">
      {otherwise.length === 0 && <p>{badge(how === 'new')}</p>}
      {otherwise.map((one, at) => (
        <div key={at} class="otherwise-rule">
          {badge(one.how === 'new')} {one.name} {one.changes.length > 0 && <Changes of={one.changes} />}
        </div>
      ))}
    </div>
  );
}
