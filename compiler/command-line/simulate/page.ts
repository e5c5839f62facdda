import { writeBots } from '../../lab/bots-text.ts';
import { certificateOf, digestOf } from '../../lab/certificate.ts';
import { commandText } from '../../lab/command-text.ts';
import { figuresAsCsv } from '../../lab/csv.ts';
import { figuresOf } from '../../lab/figures.ts';
import type { Plan } from '../../lab/plan.ts';
import { simulationReport } from '../../lab/report/simulation.ts';
import type { Translator } from '../../texts/texts.ts';
import { namesFrom, titleOf } from '../lab/names.ts';
import { writeReport } from '../lab/write-report.ts';
import type { SimulateCall } from './options.ts';
import type { Tried } from './report.ts';

/** Writes what came of one way to play as a page, with a certificate and a spreadsheet beside it. */
export async function writePage(
  { io, say, language, values }: SimulateCall,
  file: string,
  { name, result, data }: Tried,
  translator: () => Translator,
): Promise<void> {
  const { plan } = result;
  const report = simulationReport(result, {
    ...{ language, title: titleOf(translator, language, plan.game) },
    names: namesFrom(translator, language, data),
    command: commandOf(plan, values.shard),
    digest: digestOf(result),
  });
  await writeReport(io, say, file, report, {
    json: certificateOf(result),
    csv: figuresAsCsv(name, figuresOf(result)),
  });
}

/** What plays the very same games. */
function commandOf({ game, players, games, seed, bots }: Plan, shard: string | undefined): string {
  return commandText('simulate', [game], {
    ...{ players, games, bots: writeBots(bots), seed },
    ...(shard === undefined ? {} : { shard }),
  });
}
