/** The text of the files of the runtime, by name: what keeps to whole numbers and one memory becomes part of cores. */
export type RuntimeSources = ReadonlyMap<string, string>;

export function sourceOf(runtime: RuntimeSources, file: string): string {
  const source = runtime.get(file);
  if (source === undefined) throw new Error(`the text of ${file} is missing`);
  return source;
}
