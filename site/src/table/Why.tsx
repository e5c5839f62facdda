import type { ComponentChildren } from 'preact';
import type { ValueType } from '../../../generated/runtime/data.ts';
import type { Award, Decided, Placed, Source, Why as WhyData } from '../../../generated/runtime/why-types.ts';
import type { Shown } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { describe, enumerate, own, seatName, word } from './describe.ts';
import { countedTogether, measuredFor, saySource } from './sources.ts';
import { capital, minus, pointsText } from './words.ts';

export interface WhyProps {
  readonly shown: Shown;
  readonly why: WhyData;
  readonly names: readonly string[];
  readonly players?: number;
  linkTo?(rule: string): string | undefined;
}

/** Where points come from: every award with its rule, what was looked up, the place and the tie rule, to be unfolded. */
export function Why(props: WhyProps) {
  const { shown, why } = props;
  if (why.awards.length === 0 && !why.winner) return <p class="t-quiet">{own(shown, 'noPoints')}</p>;
  return (
    <div class="t-why">
      {why.awards.map((award, index) => (
        <AwardTold key={index} {...props} award={award} />
      ))}
      {why.winner && <Winner {...props} winner={why.winner} />}
    </div>
  );
}

/** What a scoring is counted for, one after the other. */
function typeAwardedFor({ data }: Shown, scoring: string): ValueType | undefined {
  return data.scorings.find(({ name }) => name === scoring)?.awardedFor?.type;
}

const isSame = (one: ValueType | undefined, other: ValueType | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** One award; for a list of one's own. */
export function AwardTold(props: WhyProps & { readonly award: Award }) {
  const { shown, award, names, players } = props;
  const type = typeAwardedFor(shown, award.scoring);
  const what = award.for === undefined || !type ? undefined : describe(shown, type, award.for, names);
  const name = award.text[shown.language] ?? word(shown, `scoring-${award.scoring}`);
  // What it is for says enough, and the name of the scoring would be the same in every line, unless another is about the same.
  const isAmbiguous = shown.data.scorings.some(
    (other) => other.name !== award.scoring && isSame(typeAwardedFor(shown, other.name), type),
  );
  const called = what === undefined ? name : isAmbiguous ? `${name}, ${what}` : what;
  const rule = (
    <Rule {...props} id={`scoring-${award.scoring}`}>
      {called}
    </Rule>
  );
  const leaf = award.from.length === 0 && !award.rank && !award.untold;
  const head = (
    <>
      <b>{seatName(shown, names, award.seat, players)}</b>{' '}
      <span class="t-points">{pointsText(shown.language, award.points)}</span>{' '}
      <span>{leaf ? rule : called}</span>
    </>
  );
  if (leaf) return <p class="t-award">{head}</p>;
  return (
    <Node {...props} class="t-award" id={`scoring-${award.scoring}`} name={name} head={head}>
      {award.rank && <p>{placeTold(shown, award.rank)}</p>}
      {award.untold && <p>{own(shown, 'untold')}</p>}
      <Sources {...props} sources={[...(award.rank ? measuredFor(award.rank) : []), ...award.from]} />
    </Node>
  );
}

function Rule({
  id,
  linkTo,
  children,
}: Pick<WhyProps, 'linkTo'> & { id: string; children: ComponentChildren }) {
  const link = linkTo?.(id);
  return link ? <a href={link}>{children}</a> : children;
}

/** Something to unfold, and the link to its rule beside it: inside the line that unfolds it could not be reached. */
function Node(props: Pick<WhyProps, 'linkTo'> & NodeProps) {
  const link = props.linkTo?.(props.id);
  return (
    <div class={props.class ? `t-node ${props.class}` : 't-node'}>
      <details>
        <summary>{props.head}</summary>
        {props.children}
      </details>
      {link && (
        <a class="t-rule" href={link}>
          <Icon name="book" label={props.name} />
        </a>
      )}
    </div>
  );
}

interface NodeProps {
  readonly id: string;
  readonly name: string;
  readonly head: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** The place, those that are shared, what was counted, and the rule that parted equals. */
function placeTold(shown: Shown, { place, places, tie, text, measures, measured }: Placed): string {
  const [first] = measures;
  const counted = first === undefined ? '' : ` ${own(shown, 'measure')} ${minus(first)}`;
  const parts = [`${own(shown, 'rank')} ${place}${counted}`];
  if (places.length > 1) parts.push(`${own(shown, 'sharedPlaces')} ${enumerate(shown, places.map(String))}`);
  if (tie !== null) {
    const parting = measures[tie];
    // What was measured is told below, if there is more to it than a number.
    const how = parting === undefined || measured[tie]?.length ? '' : ` (${minus(parting)})`;
    parts.push((text?.[shown.language] ?? '') + how);
  }
  return parts.join('; ');
}

function Sources(props: WhyProps & { readonly sources: readonly Source[] }) {
  if (props.sources.length === 0) return null;
  return (
    <ul>
      {countedTogether(props.sources).map(({ source, count }, index) => (
        <li key={index}>
          {count > 1 ? (
            `${count} × ${saySource(props.shown, source, props.names).name}`
          ) : (
            <SourceTold {...props} source={source} />
          )}
        </li>
      ))}
    </ul>
  );
}

function SourceTold(props: WhyProps & { readonly source: Source }) {
  const { shown, source, names, players } = props;
  const { id, from } = source;
  const { name, note, args, whose, value } = saySource(shown, source, names, players);
  const leaf = from.length === 0;
  const head = (
    <>
      {leaf ? (
        <Rule {...props} id={id}>
          {name}
        </Rule>
      ) : (
        name
      )}
      {note && ` (${note})`}
      {args.length > 0 && ` (${args.join(', ')})`}
      {whose && ` ${own(shown, 'of')} ${whose}`}
      {value !== undefined && (
        <>
          {': '}
          <b>{value}</b>
        </>
      )}
    </>
  );
  if (leaf) return head;
  return (
    <Node {...props} id={id} name={name} head={head}>
      <Sources {...props} sources={from} />
    </Node>
  );
}

function Winner(props: WhyProps & { readonly winner: Decided }) {
  const { shown, winner, names, players } = props;
  return (
    <details class="t-award">
      <summary>
        <b>{own(shown, 'decided')}</b>
      </summary>
      <p>
        <Rule {...props} id="winner">
          {capital(winner.text[shown.language] ?? word(shown, winner.rule))}
        </Rule>
      </p>
      <ol>
        {winner.ranking.map((placed) => (
          <li key={placed.seat} value={placed.place}>
            {seatName(shown, names, placed.seat, players)}: {placeTold(shown, placed)}
            <Sources {...props} sources={measuredFor(placed)} />
          </li>
        ))}
      </ol>
    </details>
  );
}
