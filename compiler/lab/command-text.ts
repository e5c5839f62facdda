/** A command as a person would type it. */
export function commandText(
  name: string,
  words: readonly string[],
  options: Readonly<Record<string, string | number | readonly string[] | undefined>>,
): string {
  const given = Object.entries(options).flatMap(([option, value]) =>
    [value ?? []].flat().flatMap((one) => [`--${option}`, quoted(String(one))]),
  );
  return ['regel', name, ...words.map(quoted), ...given].join(' ');
}

/** As a shell wants it: what is not plain is put between quotation marks. */
function quoted(word: string): string {
  return /^[\w./:,@=+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
