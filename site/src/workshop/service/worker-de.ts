/** The thread of the compiler, with messages in one language: `integrations/lean-messages.ts` goes by the name of this file. */
import './worker.ts';
