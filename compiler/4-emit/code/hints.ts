/** `use-die` as `useDie`. */
export function camel(name: string): string {
  const word = name.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) =>
    (next ?? '').toUpperCase(),
  );
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** `use-die` as `UseDie`. */
export function pascal(name: string): string {
  const word = camel(name);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `use-die` as `USE_DIE`. */
export function constant(name: string): string {
  return name
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .toUpperCase();
}
