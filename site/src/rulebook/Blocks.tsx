import type { Line } from '../../../compiler/rulebook/line.ts';
import type { Block, ComponentBlock } from '../../../compiler/rulebook/sentences.ts';
import { components } from './components.ts';
import { useBook } from './context.ts';

/** Sentences of a rulebook, from their data. There is no way from here to HTML that a page has written itself. */
export function Blocks({ of }: { readonly of: readonly Block[] }) {
  return (
    <>
      {of.map((block, at) => (
        <OneBlock key={at} block={block} />
      ))}
    </>
  );
}

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.is) {
    case 'paragraph':
      return (
        <p>
          <LineOf of={block.line} />
        </p>
      );
    case 'heading': {
      const Heading = `h${block.level}` as 'h3';
      return (
        <Heading id={block.id}>
          <LineOf of={block.line} />
        </Heading>
      );
    }
    case 'list':
      return <ListBlock block={block} />;
    case 'quote':
      return (
        <blockquote>
          <Blocks of={block.blocks} />
        </blockquote>
      );
    case 'table':
      return <TableBlock block={block} />;
    case 'component':
      return <Placed block={block} />;
  }
}

type BlockOf<Is extends Block['is']> = Extract<Block, { readonly is: Is }>;

function ListBlock({ block: { from, items, tight } }: { readonly block: BlockOf<'list'> }) {
  const all = items.map((item, index) => (
    <li key={index}>
      {item.map((part, at) =>
        tight && part.is === 'paragraph' ? (
          <LineOf key={at} of={part.line} />
        ) : (
          <OneBlock key={at} block={part} />
        ),
      )}
    </li>
  ));
  if (from === undefined) return <ul>{all}</ul>;
  return from === 1 ? <ol>{all}</ol> : <ol start={from}>{all}</ol>;
}

function TableBlock({ block: { head, rows } }: { readonly block: BlockOf<'table'> }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, at) => (
            <th key={at}>
              <LineOf of={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, at) => (
              <td key={at}>
                <LineOf of={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Placed({ block }: { readonly block: ComponentBlock }) {
  // What a variant leaves out is out already.
  if (block.name === 'Without') return null;
  const Component = components[block.name];
  const [first, ...rest] = block.blocks;
  if (block.name === 'Section' && first?.is === 'heading')
    return (
      <Component {...block.attributes} title={<LineOf of={first.line} />}>
        <Blocks of={rest} />
      </Component>
    );
  return (
    <Component {...block.attributes}>
      <Blocks of={block.blocks} />
    </Component>
  );
}

/** A line of a rulebook: text stays text, whatever it says. */
export function LineOf({ of }: { readonly of: Line }) {
  const { sections = '' } = useBook();
  return (
    <>
      {of.map((part, at) => {
        if (typeof part === 'string') return part;
        if (part.is === 'strong')
          return (
            <strong key={at}>
              <LineOf of={part.line} />
            </strong>
          );
        if (part.is === 'emphasis')
          return (
            <em key={at}>
              <LineOf of={part.line} />
            </em>
          );
        if (part.is === 'link')
          return (
            <a key={at} href={`${part.to.startsWith('#') ? sections : ''}${part.to}`}>
              <LineOf of={part.line} />
            </a>
          );
        if (part.name === 'Without') return null;
        const Component = components[part.name];
        return <Component key={at} {...part.attributes} />;
      })}
    </>
  );
}
