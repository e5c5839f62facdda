import { existsSync } from 'node:fs';

const file = (name: string) => new URL(`../../generated/clever/${name}.ts`, import.meta.url);

/** Whether the compiler has written this file of the engine of Clever. */
export const isGenerated = (name: string): boolean => existsSync(file(name));

/** A module of the generated engine. It is named at run time, so that the anchors can be measured without it. */
export async function generated<Module>(name: string): Promise<Module> {
  return (await import(file(name).href)) as Module;
}
