import { Fragment } from 'preact';
import type { Award } from '../../../generated/runtime/why-types.ts';
import { Icon } from '../icons/Icon.tsx';
import { knownIcon } from '../icons/index.ts';
import { innermostType } from '../table/declared.ts';
import { own, word } from '../table/describe.ts';
import { AwardTold } from '../table/Why.tsx';
import { minus } from '../table/words.ts';
import { type Editing, nameOfSeat, told } from './editing.ts';
import { winnerSaid } from './explained.ts';
import { keeperOf, type Outcome } from './situation.ts';
import { Unfolded } from './Unfolded.tsx';

interface OutcomeProps {
  readonly edit: Editing;
  readonly outcome: Outcome;
  linkTo?(rule: string): string | undefined;
}

/** Points by scoring and seat, who wins, and where every point comes from. */
export function OutcomeView({ edit, outcome, linkTo }: OutcomeProps) {
  const { scored, fault } = outcome;
  if (!scored)
    return (
      <p class="s-problem" role="alert">
        {told(edit, fault === 'impossible' ? 'faultTie' : 'fault')}
      </p>
    );
  return (
    <>
      <PointsTable edit={edit} outcome={outcome} {...(linkTo ? { linkTo } : {})} />
      <Winner edit={edit} outcome={outcome} />
      {outcome.broken !== undefined && (
        <p class="s-problem" role="status">
          {told(edit, 'broken', { rule: word(edit.shown, `always-${outcome.broken}`) })}
        </p>
      )}
      <div class="s-whys">
        {scored.scores.map(({ seat }) => (
          <Reasons
            key={seat}
            edit={edit}
            seat={seat}
            awards={scored.awards.filter((award) => award.seat === seat)}
            {...(linkTo ? { linkTo } : {})}
          />
        ))}
      </div>
    </>
  );
}

/** Before anything is filled in everybody is first, which says nothing. */
const isBegun = ({ filled }: Editing): boolean =>
  Object.keys(filled.values).length > 0 || filled.before.some((points) => points !== 0);

export function Winner({ edit, outcome }: OutcomeProps) {
  const { filled, names, shown } = edit;
  const sentences =
    isBegun(edit) && outcome.scored
      ? winnerSaid({ shown, names, players: filled.players }, outcome.scored)
      : [];
  return (
    <p class="s-winner" role="status">
      {sentences.length > 0 ? sentences.join(' ') : told(edit, 'noWinner')}
    </p>
  );
}

function PointsTable({ edit, outcome, linkTo }: OutcomeProps) {
  const { shown, filled } = edit;
  const { scored, scorings } = outcome;
  if (!scored) return null;
  const { scores, result } = scored;
  const keeper = keeperOf(shown.data, scorings);
  const earlier = (seat: number) => filled.before[seat - 1] ?? 0;
  const hasBefore = scores.some(({ seat }) => earlier(seat) !== 0);
  const best = Math.max(...scores.map(({ total }) => total));
  const ranking = isBegun(edit) ? result?.ranking : undefined;
  const placeOf = (seat: number) => ranking?.find((one) => one.seat === seat)?.place;
  const points = (value: number) => (value === 0 ? <span class="s-none">0</span> : minus(value));
  return (
    <div class="s-scroll">
      <table class="s-points">
        <thead>
          <tr>
            <th scope="col">{own(shown, 'scoring')}</th>
            {scores.map(({ seat }) => (
              <th scope="col" key={seat}>
                {nameOfSeat(edit, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hasBefore && (
            <tr>
              <th scope="row">{told(edit, 'before')}</th>
              {scores.map(({ seat }) => (
                <td key={seat}>{points(earlier(seat))}</td>
              ))}
            </tr>
          )}
          {scorings.map((name) => {
            const link = linkTo?.(`scoring-${name}`);
            const called = word(shown, `scoring-${name}`);
            return (
              <Fragment key={name}>
                <tr>
                  <th scope="row">{link ? <a href={link}>{called}</a> : called}</th>
                  {scores.map(({ seat, by }) => (
                    <td key={seat}>
                      {points((by[name]?.total ?? 0) - (name === keeper ? earlier(seat) : 0))}
                    </td>
                  ))}
                </tr>
                {categoriesOf(edit, outcome, name).map(({ id, key }) => (
                  <tr key={key} class="s-category">
                    <th scope="row">
                      {knownIcon(id) && <Icon name={id} />} {word(shown, id)}
                    </th>
                    {scores.map(({ seat, by }) => (
                      <td key={seat}>{points(by[name]?.for?.[key] ?? 0)}</td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{own(shown, 'total')}</th>
            {scores.map(({ seat, total }) => (
              <td key={seat} class={total === best && best > 0 ? 's-best' : undefined}>
                {minus(total)}
              </td>
            ))}
          </tr>
          {scores.length > 1 && (
            <tr>
              <th scope="row">{told(edit, 'place')}</th>
              {scores.map(({ seat }) => (
                <td key={seat}>{placeOf(seat) === undefined ? '–' : `${placeOf(seat)}.`}</td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}

/** What the points of a scoring are for, where it tells and several things have brought some: colours, buildings. */
function categoriesOf({ learnt, shown }: Editing, { scored }: Outcome, scoring: string) {
  const type = learnt.book?.scorings[scoring]?.awardedFor;
  const exact = type && innermostType(type);
  if (exact?.is !== 'kind') return [];
  const given = new Set(scored?.scores.flatMap(({ by }) => Object.keys(by[scoring]?.for ?? {})));
  const words = (shown.data.kinds[exact.kind] ?? []).filter((value) => given.has(value));
  return words.map((key) => ({ key, id: `${exact.kind}-${key}` }));
}

interface ReasonsProps {
  readonly edit: Editing;
  readonly seat: number;
  readonly awards: readonly Award[];
  linkTo?(rule: string): string | undefined;
}

export function Reasons({ edit, seat, awards, linkTo }: ReasonsProps) {
  const { shown, names, filled } = edit;
  return (
    <Unfolded class="s-why" title={told(edit, 'whyOf', { seat: nameOfSeat(edit, seat) })}>
      {() => (
        <>
          {awards.length === 0 && <p class="s-hint">{told(edit, 'noPoints')}</p>}
          {awards.map((award, index) => (
            <AwardTold
              key={index}
              shown={shown}
              why={{ awards }}
              names={names}
              players={filled.players}
              award={award}
              {...(linkTo ? { linkTo } : {})}
            />
          ))}
        </>
      )}
    </Unfolded>
  );
}
