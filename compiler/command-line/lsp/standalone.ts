import { nodeIo } from '../shared/node-io.ts';
import { createSay } from '../shared/words/index.ts';
import { serveStdio } from './server.ts';

/** The language server as a program of its own, inside the extension. */
void serveStdio(nodeIo(), createSay('en'));
