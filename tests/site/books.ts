/** Where the rulebooks of the games are. */
export const BOOKS = {
  nl: [
    '/nl/clever/',
    '/nl/alhambra-roll-en-write/',
    '/nl/alhambra-das-wuerfelspiel/',
    '/nl/het-paleis-van-alhambra/',
    '/nl/alcazaba/',
  ],
  de: [
    '/de/ganz-schoen-clever/',
    '/de/alhambra-roll-und-write/',
    '/de/alhambra-das-wuerfelspiel/',
    '/de/der-palast-von-alhambra/',
    '/de/alcazaba/',
  ],
};
