// Code generated from rules by “npm run generate”. DO NOT EDIT.

/** Every game and variant, for programs that serve or compare them all. */
import { createCore as alcazabaCore } from './alcazaba/core.ts';
import { data as alcazabaData } from './alcazaba/data.ts';
import { createTraced as alcazabaTraced } from './alcazaba/why.ts';
import { createCore as cleverCore } from './clever/core.ts';
import { data as cleverData } from './clever/data.ts';
import { createTraced as cleverTraced } from './clever/why.ts';
import { createCore as cleverQuickCore } from './clever/quick/core.ts';
import { data as cleverQuickData } from './clever/quick/data.ts';
import { createTraced as cleverQuickTraced } from './clever/quick/why.ts';
import { createCore as diceGameCore } from './dice-game/core.ts';
import { data as diceGameData } from './dice-game/data.ts';
import { createTraced as diceGameTraced } from './dice-game/why.ts';
import { createCore as diceGameSharedPlacesCore } from './dice-game/shared-places/core.ts';
import { data as diceGameSharedPlacesData } from './dice-game/shared-places/data.ts';
import { createTraced as diceGameSharedPlacesTraced } from './dice-game/shared-places/why.ts';
import { createCore as palaceCore } from './palace/core.ts';
import { data as palaceData } from './palace/data.ts';
import { createTraced as palaceTraced } from './palace/why.ts';
import { createCore as palaceLongPurseCore } from './palace/long-purse/core.ts';
import { data as palaceLongPurseData } from './palace/long-purse/data.ts';
import { createTraced as palaceLongPurseTraced } from './palace/long-purse/why.ts';
import { createCore as rollAndWriteCore } from './roll-and-write/core.ts';
import { data as rollAndWriteData } from './roll-and-write/data.ts';
import { createTraced as rollAndWriteTraced } from './roll-and-write/why.ts';
import { createCore as rollAndWriteShortGameCore } from './roll-and-write/short-game/core.ts';
import { data as rollAndWriteShortGameData } from './roll-and-write/short-game/data.ts';
import { createTraced as rollAndWriteShortGameTraced } from './roll-and-write/short-game/why.ts';

export const games = [
  { data: alcazabaData, createCore: alcazabaCore, createTraced: alcazabaTraced },
  { data: cleverData, createCore: cleverCore, createTraced: cleverTraced },
  { data: cleverQuickData, createCore: cleverQuickCore, createTraced: cleverQuickTraced },
  { data: diceGameData, createCore: diceGameCore, createTraced: diceGameTraced },
  {
    data: diceGameSharedPlacesData,
    createCore: diceGameSharedPlacesCore,
    createTraced: diceGameSharedPlacesTraced,
  },
  { data: palaceData, createCore: palaceCore, createTraced: palaceTraced },
  { data: palaceLongPurseData, createCore: palaceLongPurseCore, createTraced: palaceLongPurseTraced },
  { data: rollAndWriteData, createCore: rollAndWriteCore, createTraced: rollAndWriteTraced },
  {
    data: rollAndWriteShortGameData,
    createCore: rollAndWriteShortGameCore,
    createTraced: rollAndWriteShortGameTraced,
  },
];
