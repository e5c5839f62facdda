import type { Entry, ToldEvent } from '../../../../generated/runtime/engine.ts';
import type { Seen } from '../../game/shown.ts';
import { seatName } from '../../table/describe.ts';
import { GameTable } from '../../table/GameTable.tsx';
import { GameLog } from '../GameLog.tsx';
import { fill, wordsIn } from '../words.ts';
import { HintPanel } from './HintPanel.tsx';
import { MorePanel } from './MorePanel.tsx';
import { Panel } from './Panel.tsx';
import { RulePanel } from './RulePanel.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { type ScoringEvent, sheetOf } from './scoring-events.ts';
import type { TableScreenProps } from './TableScreen.tsx';
import type { Opened } from './ToolBar.tsx';

interface SidePanelProps extends TableScreenProps {
  readonly opened: Opened;
  readonly seen: Seen;
  readonly names: readonly string[];
  readonly player: number | undefined;
  readonly log: readonly Entry[];
  readonly secret: ReadonlySet<number>;
  readonly story: readonly (readonly ToldEvent[])[];
  readonly events: readonly ScoringEvent[];
  readonly onMove: (move: string) => void;
  /** Undefined: it stays there by itself. */
  readonly onClose: (() => void) | undefined;
}

/** Whatever was opened beside the game. */
export function SidePanel(props: SidePanelProps) {
  const { opened, engine, shown, match, bots, seen, names, player, log, events, linkTo, tables, onClose } =
    props;
  const { language } = shown;
  const say = wordsIn(language);
  switch (opened.is) {
    case 'hint':
      return player === undefined ? null : (
        <HintPanel {...{ engine, shown, names, match, player, bots, onClose }} onMove={props.onMove} />
      );
    case 'rule':
      return <RulePanel language={language} href={opened.href} onClose={onClose} />;
    case 'more':
      return <MorePanel {...props} />;
    case 'scores':
      return (
        <Panel language={language} title={say.scores} onClose={onClose}>
          <ScoreSheet {...{ shown, seen, names, linkTo }} parts={sheetOf(shown, events, names)} isWhole />
        </Panel>
      );
    case 'log': {
      return (
        <Panel language={language} title={say.log} onClose={onClose}>
          <GameLog shown={shown} story={props.story} log={log} secret={props.secret} />
        </Panel>
      );
    }
    case 'seat': {
      const name = seatName(shown, names, opened.seat, seen.players);
      return (
        <Panel language={language} title={fill(say.areaOf, { name })} onClose={onClose}>
          <GameTable
            {...{ shown, seen, names }}
            seats={[opened.seat]}
            compact
            {...(tables ? { tables } : {})}
          />
        </Panel>
      );
    }
  }
}
