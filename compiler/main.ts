import { run } from './command-line/run.ts';
import { nodeIo } from './command-line/shared/node-io.ts';

/** The command line: `regel.mjs` starts it by importing this file. */
const io = nodeIo();
process.exitCode = await run(process.argv.slice(2), io);
io.close();
