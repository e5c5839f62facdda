import type { Source } from '../../generated/runtime/engine.ts';

/** A source in one line, as the rules would write it, and those below it further in. */
export function lines(sources: readonly Source[], indent = ''): string[] {
  return sources.flatMap(({ is, id, column, property, args, value, from }) => {
    const name = [id, column, property].filter(Boolean).join('.');
    const asked = args.length > 0 ? ` ${args.join(' ')}` : '';
    return [`${indent}${is} ${name}${asked}: ${value}`, ...lines(from, `${indent}  `)];
  });
}
