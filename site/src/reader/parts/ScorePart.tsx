import { linksTo } from '../../game/rulebooks.ts';
import { Mounted } from '../../pad/Mounted.tsx';
import { PadApp } from '../../pad/PadApp.tsx';
import type { PartProps } from '../OpenGame.tsx';

/** Counts the points of a game that was played on a real table. */
export function ScorePart({ game, language }: PartProps) {
  return (
    <div class="wrap app-page">
      <Mounted id={game.live.data.id} language={language}>
        {(pad) => <PadApp game={pad} language={language} linkTo={linksTo(pad.learnt.book)} />}
      </Mounted>
    </div>
  );
}
