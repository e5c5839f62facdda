import { folderOf } from '../1-syntax/source.ts';
import type { GameModel } from '../2-model/model.ts';
import { inComment } from './code/print-words.ts';
import { WASM_NAME } from './wasm/module.ts';

/** The first line of all code that is generated: tools and people know by it that an edit would be lost. */
export function generatedFrom(from: string): string {
  return `// Code generated from ${inComment(from)} by Regelwerk. DO NOT EDIT.\n`;
}

/** Whether a file with this name holds what was generated, and may be replaced. */
export function isGenerated(file: string, text: string): boolean {
  if (file.endsWith('.wasm')) return text.startsWith('\0asm') && text.includes(WASM_NAME);
  if (!file.endsWith('.ts')) return text.startsWith('{') && text.slice(1).trimStart().startsWith('"$schema"');
  const [first] = text.split('\n', 1);
  return first!.startsWith('// Code generated from ') && first!.endsWith(' DO NOT EDIT.');
}

/** The folder in which a game or variant is declared. */
export function rulesFolder({ at }: GameModel): string {
  return folderOf(at.file);
}

/** Where its rules lie. */
export function rulesOf(model: GameModel): string {
  return `rules/${rulesFolder(model)}`;
}
