import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { serveEditor } from '../../editors/server.ts';
import type { Io } from '../shared/io.ts';
import type { Say } from '../shared/words/index.ts';
import { localDisk } from './disk.ts';

/** Answers an editor on the standard input and output, until it says that it is over; that ends the process. */
export function serveStdio(io: Io, say: Say): Promise<never> {
  serveEditor(createConnection(ProposedFeatures.all, process.stdin, process.stdout), localDisk(io, say));
  return new Promise(() => undefined);
}
