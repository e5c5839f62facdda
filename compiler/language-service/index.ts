export type * from './answers.ts';
export { applied } from './edits.ts';
export { LanguageService } from './service.ts';
export { tellFix, tellMeaning, tellRefusal } from './telling.ts';
