/** What a host tells of each path that reads a `_headers` file: all that fits, added up. */
export function headersIn(text: string): (path: string) => Record<string, string> {
  const rules: { readonly pattern: string; readonly headers: [string, string][] }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)!.headers.push([name.toLowerCase(), value]);
    else rules.push({ pattern: line, headers: [] });
  }
  const fits = (pattern: string, path: string): boolean =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return (path) => {
    const told: Record<string, string> = {};
    for (const { pattern, headers } of rules)
      for (const [name, value] of fits(pattern, path) ? headers : [])
        told[name] = name in told ? `${told[name]}, ${value}` : value;
    return told;
  };
}
