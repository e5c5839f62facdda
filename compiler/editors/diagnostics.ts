import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  type DiagnosticRelatedInformation,
  DiagnosticSeverity,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { type Edits, type Fix, tellFix } from '../language-service/index.ts';
import type { Language } from '../problems/messages/message.ts';
import type { Place, Problem } from '../problems/problem.ts';
import { DID_YOU_MEAN, tell } from '../problems/say.ts';
import type { Texts } from './texts.ts';

/** What must be known of the files to name places in them. */
interface Files {
  readonly texts: Texts;
  uriOf(file: string): string;
}

export function diagnosticOf(problem: Problem, files: Files, language: Language): Diagnostic {
  const { code, severity, at, also, related = [] } = problem;
  const told = tell(problem, language);
  const more = (place: Place, message: string): DiagnosticRelatedInformation => ({
    location: { uri: files.uriOf(place.file), range: files.texts.range(place) },
    message,
  });
  const meant = told.suggestion === undefined ? '' : `${DID_YOU_MEAN[language]} \`${told.suggestion}\`?`;
  const besides = [
    ...(also ? [more(also, told.also ?? told.title)] : []),
    ...related.map((one, index) => more(one.at, told.related[index] ?? '')),
  ];
  return {
    range: files.texts.range(at),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source: 'regel',
    message: [told.message, meant, told.cure].filter((one) => one !== '').join(' '),
    ...(besides.length > 0 ? { relatedInformation: besides } : {}),
  };
}

/** A cure, as what an editor offers beside the problem. */
export function actionOf(fix: Fix, files: Files & Known, language: Language): CodeAction {
  return {
    title: tellFix(fix, language),
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnosticOf(fix.problem, files, language)],
    isPreferred: true,
    edit: workspaceEdit(fix.edits, files),
  };
}

interface Known {
  readonly service: { textOf(file: string): string | undefined };
}

/** Edits of several files, some of which may be new. */
export function workspaceEdit(edits: Edits, files: Files & Known): WorkspaceEdit {
  const all = Object.entries(edits).map(([file, own]) => ({
    file,
    uri: files.uriOf(file),
    edits: files.texts.edits(file, own),
  }));
  const isNew = ({ file }: { readonly file: string }): boolean => files.service.textOf(file) === undefined;
  if (!all.some(isNew)) return { changes: Object.fromEntries(all.map((one) => [one.uri, one.edits])) };
  return {
    documentChanges: [
      ...all.filter(isNew).map(({ uri }) => ({ kind: 'create' as const, uri })),
      ...all.map((one) => ({ textDocument: { uri: one.uri, version: null }, edits: one.edits })),
    ],
  };
}
