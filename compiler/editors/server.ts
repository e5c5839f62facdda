import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  LSPErrorCodes,
  ResponseError,
  type TextDocumentIdentifier,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { tellRefusal } from '../language-service/index.ts';
import { LANGUAGES, type Language } from '../problems/messages/message.ts';
import {
  completionsAt,
  foldsOf,
  hoverOf,
  locationsOf,
  quickFixesIn,
  symbolsOf,
  tokensOf,
} from './answers.ts';
import { workspaceEdit } from './diagnostics.ts';
import type { Disk } from './disk.ts';
import { TOKEN_MODIFIERS, TOKEN_TYPES } from './kinds.ts';
import { Project } from './project.ts';

const CAPABILITIES: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  completionProvider: {},
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  documentFormattingProvider: true,
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  codeActionProvider: { codeActionKinds: ['quickfix'] },
  semanticTokensProvider: {
    legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [...TOKEN_MODIFIERS] },
    full: true,
  },
};

const WATCHED = ['**/*.regel', '**/*.ftl', '**/*.mdx', '**/confirmed.txt'];

/** Answers an editor over the language server protocol. All that is known of rules comes from the language service. */
export function serveEditor(connection: Connection, disk: Disk): void {
  const documents = new TextDocuments(TextDocument);
  const projects = new Map<string, Project>();
  let language: Language = 'en';
  let mayWatch = false;

  const projectOf = (root: string): Project => {
    const known = projects.get(root);
    if (known) return known;
    const made = new Project(root, disk, language, (told) => void connection.sendDiagnostics(told));
    projects.set(root, made);
    return made;
  };
  const placeOf = (uri: string) => {
    const path = disk.pathOf(uri);
    const place = path === undefined ? undefined : disk.placeOf(path);
    return place && { project: projectOf(place.root), file: place.file };
  };
  /** Answers a request about a document of rules; anything else is answered with nothing. */
  const about =
    <P extends { readonly textDocument: TextDocumentIdentifier }, Answer>(
      answer: (project: Project, file: string, params: P) => Answer,
    ) =>
    (params: P): Answer | null => {
      const place = placeOf(params.textDocument.uri);
      return place ? answer(place.project, place.file, params) : null;
    };
  const offsetIn = (project: Project, file: string, { position }: Positioned): number =>
    project.texts.of(file).offsetAt(position);

  connection.onInitialize((params) => {
    language = languageOf(params);
    mayWatch = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false;
    return { capabilities: CAPABILITIES, serverInfo: { name: 'regel' } };
  });
  connection.onInitialized(() => {
    const watchers = WATCHED.map((globPattern) => ({ globPattern }));
    if (mayWatch) void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  });
  documents.onDidChangeContent(({ document }) => {
    const place = placeOf(document.uri);
    place?.project.set(place.file, document.uri, document.getText());
  });
  documents.onDidClose(({ document }) => {
    const place = placeOf(document.uri);
    place?.project.close(place.file);
  });
  connection.onDidChangeWatchedFiles(() => {
    for (const project of projects.values()) project.reread();
  });

  connection.onCompletion(
    about((project, file, params) => completionsAt(project, file, offsetIn(project, file, params))),
  );
  connection.onHover(
    about((project, file, params) => hoverOf(project, file, offsetIn(project, file, params), language)),
  );
  connection.onDefinition(
    about((project, file, params) =>
      locationsOf(project, project.service.definition(file, offsetIn(project, file, params))),
    ),
  );
  connection.onReferences(
    about((project, file, params) => {
      const offset = offsetIn(project, file, params);
      const declared = project.service.definition(file, offset);
      const isDeclaration = (one: { file: string; start: number }): boolean =>
        declared.some((place) => place.file === one.file && place.start === one.start);
      const all = project.service.references(file, offset);
      const wanted = params.context.includeDeclaration ? all : all.filter((one) => !isDeclaration(one));
      return locationsOf(project, wanted);
    }),
  );
  connection.onPrepareRename(
    about((project, file, params) => {
      const named = project.service.hover(file, offsetIn(project, file, params));
      return named?.declaredAt ? project.texts.range(named.at) : null;
    }),
  );
  connection.onRenameRequest(
    about((project, file, params) => {
      const renamed = project.service.rename(file, offsetIn(project, file, params), params.newName);
      return renamed.isRefused
        ? new ResponseError(LSPErrorCodes.RequestFailed, tellRefusal(renamed, language))
        : workspaceEdit(renamed.edits, project);
    }),
  );
  connection.onDocumentFormatting(
    about((project, file) => project.texts.edits(file, project.service.format(file))),
  );
  connection.onDocumentSymbol(about((project, file) => symbolsOf(project, project.service.outline(file))));
  connection.onFoldingRanges(about(foldsOf));
  connection.onCodeAction(
    about((project, file, params) => quickFixesIn(project, file, params.range, language)),
  );
  connection.languages.semanticTokens.on((params) => {
    const place = placeOf(params.textDocument.uri);
    return { data: place ? tokensOf(place.project, place.file) : [] };
  });
  documents.listen(connection);
  connection.listen();
}

interface Positioned {
  readonly position: { readonly line: number; readonly character: number };
}

/** The language that the editor was set to for rules, or else its own. */
function languageOf({ initializationOptions, locale = '' }: InitializeParams): Language {
  const asked: unknown = (initializationOptions as { language?: unknown } | undefined)?.language;
  const wanted = typeof asked === 'string' && asked !== '' ? asked : locale;
  return LANGUAGES.find((one) => wanted.toLowerCase().startsWith(one)) ?? 'en';
}
