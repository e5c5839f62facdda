import { LanguageClient, TransportKind } from 'vscode-languageclient/node';

/** The part of what VS Code gives an extension that is used here. */
interface Context {
  asAbsolutePath(path: string): string;
}

let client: LanguageClient | undefined;

/** VS Code calls this when rules are opened: the server is started, and knows everything else. */
export function activate(context: Context): Promise<void> {
  const server = { module: context.asAbsolutePath('dist/server.mjs'), transport: TransportKind.stdio };
  client = new LanguageClient('regel', 'Regel', server, {
    documentSelector: [
      { language: 'regel' },
      { scheme: 'file', pattern: '**/text/*.ftl' },
      { scheme: 'file', pattern: '**/{rulebook,variants}/**/*.mdx' },
    ],
  });
  return client.start();
}

export function deactivate(): Promise<void> | undefined {
  return client?.stop();
}
