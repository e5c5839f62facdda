// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { type CoreSetup, HEADER, NONE } from './core.ts';
import type { DoorPlaces, Functions } from './core-doors.ts';
import type { LightCore } from './light.ts';

/** Where a light core and its functions leave words for each other. */
export type LightPlaces = Pick<
  DoorPlaces,
  | ('seats' | 'seatWords' | 'listedFor' | 'scratch' | 'given' | 'mostGiven')
  | ('outcome' | 'rankedSeats' | 'rankedPlaces' | 'rankedBy')
>;

/** What of a game it needs: the rest is left out by whoever bundles it. */
export type LightFunctions = Pick<
  Functions,
  | ('stateWords' | 'actorAt' | 'decisionOf' | 'moveCount' | 'moveAt' | 'apply' | 'begin' | 'setOut')
  | ('rank' | 'solo' | 'layOut')
>;

/** A core that plays and lists, as `createDoors` makes one that can do everything. */
export function createLightDoors(
  m: Int32Array,
  places: LightPlaces,
  { setOut, begin, layOut, ...others }: LightFunctions,
  sets: Pick<LightCore, 'sets'>,
): LightCore {
  const { seats, seatWords, listedFor, scratch, given, mostGiven, outcome } = places;

  function refresh(): void {
    // All marks are wiped, and what was listed and supplied is forgotten.
    m.fill(0, scratch);
    m[outcome] = 0;
    m[listedFor] = -1;
    layOut?.(false);
  }

  layOut?.(true);
  return {
    memory: m,
    refresh,
    start({ players, imaginary, options, seed = [] }: CoreSetup) {
      m.fill(0, 0, seats + (players + imaginary) * seatWords);
      m[HEADER.players] = players;
      m[HEADER.imaginary] = imaginary;
      for (let i = 0; i < mostGiven; i++) m[given + i] = options[i] ?? NONE;
      setOut();
      refresh();
      m[HEADER.seeded] = 1;
      m.set(seed, HEADER.random);
      begin();
    },
    isOver: () => m[HEADER.over] === 1,
    rankedSeat: (position) => m[places.rankedSeats + position]!,
    rankedPlace: (position) => m[places.rankedPlaces + position]!,
    rankedBy: (position) => m[places.rankedBy + position]!,
    ...others,
    ...sets,
  };
}
