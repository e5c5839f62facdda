import type { Words } from './index.ts';

export const nl: Words = {
  // What was typed
  'unknown-command': 'Er is geen opdracht “{command}”.',
  'did-you-mean': 'Bedoel je “{word}”?',
  'see-help': '“{command}” vertelt wat er kan.',
  'unknown-option': 'De optie “{option}” bestaat hier niet.',
  'option-takes-no-value': '“{option}” staat alleen: er hoort geen waarde bij.',
  'option-needs-value':
    'Na “{option}” hoort een waarde. Begint die met een streepje, schrijf dan {option}=-1.',
  'option-needs-number': 'Bij “{option}” hoort een geheel getal, niet “{value}”.',
  'option-twice': '“{option}” staat er twee keer, met verschillende waarden.',
  'unknown-language': 'De taal “{value}” spreekt dit programma niet: kies {known}.',
  'too-many-words': '“{word}” is te veel: deze opdracht heeft verder niets nodig.',
  'number-out-of-range': '{option} moet van {from} tot en met {to} zijn, niet {value}.',
  'not-together': '“{first}” en “{second}” gaan niet samen.',
  or: 'of',

  // Files and folders
  'no-rules-folder': 'Hier en hoger is geen map “rules”: {folder}. Ga naar een project, of noem zijn map.',
  'no-rules-in': 'In {path} staan geen regels: er is geen bestand dat op .regel eindigt.',
  'two-rules-folders': 'Deze paden horen bij twee regelmappen, {first} en {second}. Neem ze een voor een.',
  'no-such-path': 'Er is geen bestand of map “{path}”.',
  'cannot-read': '{file} kan niet gelezen worden: {trouble}.',
  'cannot-write': '{file} kan niet geschreven worden: {trouble}. Het is zoals het was.',
  'trouble-missing': 'het is er niet',
  'trouble-forbidden': 'je hebt er geen rechten voor',
  'trouble-folder': 'het is een map',
  'trouble-read-only': 'de schijf kan alleen gelezen worden',
  'trouble-full': 'de schijf is vol',
  'trouble-other': 'het systeem zegt {detail}',

  // check and build
  checking: 'De regels worden nagekeken',
  times: 'Tijden',
  'times-total': 'samen',
  'times-parsed': 'Declaraties: {matched} gelezen, {reused} al bekend.',
  'build-head':
    'spel, spelers, fasen, acties, waarderingen, tabellen, rasters, begrippen, voorbeelden, teksten',
  'build-shared': 'Door de spellen gedeeld: {names}.',
  'build-left-out': 'Niet gecompileerd vanwege de problemen hierboven: {names}.',
  'build-done':
    '{count} spel gecompileerd in {time}, met {examples} uitgewerkte voorbeelden.|{count} spellen en varianten gecompileerd in {time}, met {examples} uitgewerkte voorbeelden.',
  'build-nothing': 'Er is geen spel gecompileerd.',
  'build-writes-nothing': 'Er is niets geschreven: engine, tests en spelregelboek komen in een latere fase.',

  // format
  'format-changed': 'opgemaakt',
  'format-would-change': 'zou veranderen',
  'format-done':
    '{count} bestand opgemaakt, {same} al in orde.|{count} bestanden opgemaakt, {same} al in orde.',
  'format-would':
    '{count} bestand zou veranderen, {same} zijn in orde. “regel format” maakt het op.|{count} bestanden zouden veranderen, {same} zijn in orde. “regel format” maakt ze op.',
  'format-all-fine': '{count} bestand, al goed opgemaakt.|Alle {count} bestanden zijn al goed opgemaakt.',
  'format-not-utf8': '{file} blijft zoals het is: het is geen UTF-8. Bewaar het eerst als UTF-8.',
  'format-not-safe':
    '{file} blijft zoals het is: bij het opmaken zou iets verloren gaan. Meld dit bestand, alsjeblieft.',
  'format-changed-meanwhile': '{file} blijft zoals het is: iemand anders veranderde het zojuist.',
  'format-too-large': '{file} blijft zoals het is: het is groter dan alle regels ({size} MB).',
  'format-dash-alone': '“-” staat voor de standaardinvoer en gaat alleen.',

  // explain
  'unknown-code': 'Er is geen probleemcode “{code}”.',
  'explain-list': 'Alle probleemcodes. “regel explain <code>” vertelt meer over een ervan.',

  // Unexpected
  unexpected:
    'Er gebeurde iets onverwachts in regel zelf; je bestanden zijn zoals ze waren.\nMeld alsjeblieft wat je deed, met deze regels:',
};
