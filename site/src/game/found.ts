/** One of the files that the compiler generated, by its path there; a promise that fails where there is none. */
export function found<Module>(
  modules: Readonly<Record<string, () => Promise<Module>>>,
  file: string,
): Promise<Module> {
  return modules[`../../../generated/${file}`]?.() ?? Promise.reject(new Error(`There is no ${file}.`));
}
