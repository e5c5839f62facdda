import type { Words } from './words.ts';

export const nl: Words = {
  // What was typed
  'unknown-command': 'Er is geen opdracht “{command}”.',
  'did-you-mean': 'Bedoelde je “{word}”?',
  'see-help': '“{command}” vertelt wat er kan.',
  'unknown-option': 'De optie “{option}” bestaat hier niet.',
  'option-takes-no-value': '“{option}” staat alleen: er hoort geen waarde bij.',
  'option-needs-value':
    'Na “{option}” hoort een waarde. Begint die met een streepje, schrijf dan {option}=-1.',
  'option-needs-number': 'Bij “{option}” hoort een geheel getal, niet “{value}”.',
  'option-twice': '“{option}” staat er twee keer, met verschillende waarden.',
  'unknown-language': 'De taal “{value}” spreekt dit programma niet: kies {known}.',
  'option-empty': 'De waarde van “{option}” is leeg. Zeg waar, bijvoorbeeld {option} app.',
  'empty-word':
    'Een van de woorden achter de opdracht is leeg, misschien een variabele die nooit is ingevuld. Laat het weg of vul het in.',
  'too-many-words': '“{word}” is te veel: deze opdracht heeft verder niets nodig.',
  'number-out-of-range':
    '{option} moet {from} zijn, niet {value}.|{option} moet van {from} tot en met {to} zijn, niet {value}.',
  'not-together': '“{first}” en “{second}” gaan niet samen.',
  or: 'of',

  // Files and folders
  'no-rules-folder': 'Hier en hoger is geen map “rules”: {folder}. Ga naar een project, of noem zijn map.',
  'no-rules-in': 'In {path} staan geen regels: er is geen bestand dat op .regel eindigt.',
  'two-rules-folders': 'Deze paden horen bij twee regelmappen, {first} en {second}. Neem ze een voor een.',
  'no-such-path': 'Er is geen bestand of map “{path}”.',
  'cannot-read': '{file} kan niet gelezen worden: {trouble}.',
  'cannot-write': '{file} kan niet geschreven worden: {trouble}. Er is niets veranderd.',
  'trouble-missing': 'het is er niet',
  'trouble-no-folder': 'de map bestaat niet',
  'trouble-forbidden': 'je hebt er geen rechten voor',
  'trouble-folder': 'het is een map',
  'trouble-large': 'het is te groot',
  'trouble-read-only': 'de schijf kan alleen gelezen worden',
  'trouble-full': 'de schijf is vol',
  'trouble-other': 'het systeem zegt {detail}',

  // check and build
  checking: 'De regels worden nagekeken',
  watching: 'De regels worden in de gaten gehouden; Ctrl-C stopt ermee.',
  'files-read': '{count} bestand gelezen|{count} bestanden gelezen',
  'files-unreadable': '{count} bestand was niet te lezen|{count} bestanden waren niet te lezen',
  'stage-reading': 'bestanden lezen',
  'stage-syntax': 'zinsbouw',
  'stage-model': 'namen en types',
  'stage-checks': 'controles',
  'stage-ir': 'tussenvorm',
  'stage-examples': 'uitgewerkte voorbeelden',
  'stage-texts': 'teksten',
  'stage-rulebooks': 'spelregelboeken',
  ranges: 'Pas tijdens het spel nagekeken',
  'ranges-none': 'Van elk getal is bewezen dat het past.',
  times: 'Tijden',
  'times-total': 'samen',
  'times-parsed': 'Declaraties: {read} gelezen, {known} al bekend.',
  'build-head':
    'spel, spelers, fasen, acties, waarderingen, tabellen, rasters, begrippen, voorbeelden, teksten',
  'build-shared': 'Door de spellen gedeeld: {names}.',
  'build-left-out': 'Niet gecompileerd vanwege de problemen hierboven: {names}.',
  'build-done':
    '{count} spel gecompileerd in {time}; uitgewerkte voorbeelden: {examples}.|{count} spellen en varianten gecompileerd in {time}; uitgewerkte voorbeelden: {examples}.',
  'build-nothing': 'Er is geen spel gecompileerd.',
  'build-writes-nothing':
    'Er is niets geschreven: --to MAP zet daar pakketten neer, “npm run generate” alles in “generated”.',
  'build-nothing-to-write': '{folder} is zoals het was: er is geen spel zonder fouten om te schrijven.',
  'build-dropped':
    'Niet meer in de regels, en niet meer in de index: {names}. Wat er in {folder} van over is, kan weg.',
  'build-written':
    '{folder}: {count} bestand geschreven, {same} zoals het was.|{folder}: {count} bestanden geschreven, {same} zoals het was.',
  'build-comparing': 'De engines worden met de interpreter vergeleken',
  'build-disagrees': 'De engine van {game} zou niet volgens de regels spelen: {rule} is daarin anders.',
  'build-refused':
    'Er is niets geschreven: een engine die het niet eens is met de interpreter deugt niet. Dit is een fout in de compiler, niet in de regels; meld hem alsjeblieft.',
  'build-option-where': '“{option}” heeft ook “{other}” nodig: de map om in te schrijven.',
  'build-among-rules':
    '{folder} is een map met spelregels: daar horen geen engines tussen. Geef --to een andere map, bijvoorbeeld app/engines.',
  'build-in-the-way':
    '{file} is niet gegenereerd en zou verloren gaan. Er is niets geschreven: kies een andere map.',
  'build-stopped':
    '{file} kon niet worden geschreven: {trouble}. De bestanden ervoor wel; hetzelfde commando gaat verder.',

  // examples
  'examples-all-hold': 'Elk voorbeeld klopt.',
  'examples-by-hand': '? wat hier hoort te staan, weet alleen jij: schrijf het zelf',
  'examples-no-example': 'Er is geen voorbeeld “{example}”.',
  'examples-not-written': 'Er is niets geschreven. Is dit zoals het hoort: regel examples {game} --accept',
  'examples-written': '{count} voorbeeld opnieuw geschreven.|{count} voorbeelden opnieuw geschreven.',

  // new
  'new-which-name': 'Hoe moet het spel heten? Bijvoorbeeld: regel new uilenpost.',
  'new-no-name':
    '“{name}” is geen naam voor een spel: die heeft kleine letters, cijfers en streepjes, begint met een letter en is geen woord van de taal.',
  'new-no-starter': 'Er is geen spel “{name}” om mee te beginnen. Wel: {names}.',
  'new-exists': '{folder} bestaat al; er is niets geschreven. Kies een andere naam.',
  'new-declared': 'Er is al een spel {game}; er is niets geschreven. Kies een andere naam.',
  'new-done': '{folder} is geschreven: een klein, compleet spel zoals {starter}, dat je meteen kunt spelen.',
  'new-play': 'speelt het',
  'new-check': 'zegt wat er fout is, telkens als je bewaart',
  'new-rules': 'bevat de regels: verander er een',

  // texts
  'texts-added':
    '{file}: {count} tekst toegevoegd; die begint met ??? tot je hem schrijft.|{file}: {count} teksten toegevoegd; ze beginnen met ??? tot je ze schrijft.',
  'texts-none': '{file}: er ontbreekt niets.',
  'texts-left':
    '  Dit is nergens meer voor nodig: {names}. Het is blijven staan.|  Deze zijn nergens meer voor nodig: {names}. Ze zijn blijven staan.',

  // confirm
  'confirm-no-rulebook': 'Het spel {game} heeft nog geen spelregelboek.',
  'confirm-no-section': 'Het spelregelboek heeft geen sectie “{section}”.',
  'confirm-not-yet':
    'Er is niets bevestigd: verhelp eerst het probleem hierboven.|Er is niets bevestigd: verhelp eerst de {count} problemen hierboven.',
  'confirm-nothing': 'Er valt niets te bevestigen: elke sectie zegt wat de regels betekenen.',
  'confirm-done': '{count} sectie bevestigd.|{count} secties bevestigd.',

  // upgrade
  'upgrade-changed': 'herschreven',
  'upgrade-done':
    '{count} bestand herschreven; de regels betekenen hetzelfde.|{count} bestanden herschreven; de regels betekenen hetzelfde.',
  'upgrade-would':
    '{count} bestand zou veranderen. “regel upgrade” herschrijft het.|{count} bestanden zouden veranderen. “regel upgrade” herschrijft ze.',
  'upgrade-none': 'Alle regels zijn al geschreven zoals de taal nu is.',
  'upgrade-not-safe':
    'Er is niets geschreven: herschreven zouden deze regels iets anders betekenen. Meld dit alsjeblieft.',

  // format
  'format-changed': 'opgemaakt',
  'format-would-change': 'zou veranderen',
  'format-done':
    '{count} bestand opgemaakt, {same} al in orde.|{count} bestanden opgemaakt, {same} al in orde.',
  'format-would':
    '{count} bestand zou veranderen, in orde: {same}. “regel format” maakt het op.|{count} bestanden zouden veranderen, in orde: {same}. “regel format” maakt ze op.',
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

  // play
  'unknown-game': 'In deze regels staat geen spel “{game}”.',
  'known-games': 'Er zijn: {names}.',
  'game-has-errors':
    'In de regels van {game} zitten fouten, dus het is niet te spelen. “regel check” toont ze.',
  'play-which-game': 'Welk spel?',
  'other-game-in-file': 'In {file} staat een partij {game}, een ander spel. Kies een ander bestand.',
  'file-has-game':
    'In {file} staat al een partij, en die is anders begonnen: {option}. Kies voor een nieuwe partij een ander bestand; zonder {option} gaat deze verder.',
  'file-exists': '{file} bestaat al en blijft zoals het is. Kies een andere naam.',
  'not-a-record': '{file} is geen verslag van een partij. {why} Het bestand blijft zoals het is.',
  'engine-save':
    'In {file} staat een partij die een engine heeft bewaard. “npx regel replay” laat haar zien; verder spelen kan met een engine (“load”). Het bestand blijft zoals het is.',
  'names-and-players': 'Aantal namen: {names}, maar --players zegt {players}.',
  'names-unclear': '“{names}”: iedere speler heeft een naam nodig, en geen twee dezelfde.',
  'unknown-game-option': 'Het spel heeft geen optie “{name}”.',
  'game-options': 'De opties: {names}.',
  'no-game-options': 'Het heeft er geen.',
  'game-option-value': 'De optie {name} kan niet “{value}” zijn: {values}.',
  'rules-stuck':
    'De regels kunnen hier niet verder: {fault}. Dat is een fout in de regels; alles tot hier staat.',
  'fault-in': '{what}, in “{name}”{place}',
  'fault-about': '{what} (“{about}”)',
  'rules-stuck-here': 'De regels kunnen hier niet verder; dat is een fout in de regels.',
  'undo-no-further': 'Na een worp, een trekking of een zet met iets verborgens kun je niets meer terugnemen.',
  'hand-over': 'Geef door aan {name} en druk dan op Enter.',
  'go-on-with': 'Later verder met: {command}',
  'not-turn-of': '{name} is nu niet aan de beurt.',
  'name-taken': '“{name}” heet al iemand anders. Kies een andere naam.',
  'play-help':
    'Je kunt een zet ook typen zoals hij rechts staat, of het begin ervan. Waar meerdere spelers tegelijk kiezen, is “2: …” voor speler 2; met de naam kan ook: “{name}: …”.',
  'what-came-up': 'Wat werd het?',
  'cannot-come-up': '“{text}” kan het hier niet worden.',

  // Records of games
  'place-line': 'regel {line}',
  'place-entry': 'logregel {line}',
  'record-empty': 'er staat niets in.',
  'record-first-line': 'de eerste regel moet het spel noemen, zoals “regel clever”, niet “{text}”.',
  'record-unknown-word':
    'geen regel begint met “{text}”. Gebeurtenissen beginnen met “>” of het nummer van een speler.',
  'record-twice': '“{text}” staat er voor de tweede keer.',
  'record-after-events': '“{text}” hoort boven de eerste gebeurtenis.',
  'record-no-players': 'hierboven ontbreekt een regel “players” met de namen.',
  'record-names': '“{text}”: iedere speler heeft een naam nodig, en geen twee dezelfde.',
  'record-number': '“{text}” is geen getal.',
  'record-option': 'een optie heeft een naam en een waarde, niet “{text}”.',
  'record-no-value': 'achter “{text}” staat niets.',
  'record-seat': 'er is geen speler {text}.',
  'record-no-move': 'bij speler {text} staat geen zet.',
  'record-check': '“{text}” is geen controlegetal: vier cijfers of letters a tot en met f.',
  'record-too-long': 'het is langer dan {text} regels; dat is geen partij.',
  'record-setup': 'zo kan het spel niet worden opgezet: {about}.',
  'record-chance-first': 'hier beslist eerst het toeval; er ontbreekt een regel met “>”.',
  'record-no-chance': 'hier beslist het toeval niets; aan de beurt: {names}.',
  'record-no-outcome': 'dit kan het toeval hier niet geven.',
  'notation-no-action': 'het spel heeft geen actie “{text}”.',
  'notation-no-value': '“{text}” is niets wat je hier kunt kiezen.',
  'notation-no-offer': 'de actie wordt niet zo vaak aangeboden: “{text}”.',
  'notation-missing': 'de zet zegt niet wat er gekozen wordt: {text}.',
  'notation-too-much': '“{text}” is te veel.',

  // replay
  'replay-which-file': 'Welk bestand?',
  'replay-same-rules': 'Gespeeld met de regels zoals ze nu zijn.',
  'replay-changed-same':
    'De regels zijn sindsdien veranderd, maar niet voor deze partij: die loopt hetzelfde.',
  'replay-changed-unknown': 'De regels zijn sindsdien veranderd.',
  'replay-differs-start': 'De regels zijn sindsdien veranderd: al bij het begin staat het anders.',
  'replay-differs': 'De regels zijn sindsdien veranderd: vanaf zet {move} ({place}) staat het anders.',
  'replay-edited': 'Het verslag is veranderd: vanaf zet {move} ({place}) kloppen de controlegetallen niet.',
  'replay-impossible': 'De regels zijn sindsdien veranderd: zet {move} kan niet meer. {why}',
  'earlier-seed':
    'De toevalscode {seed} is nog van vóór de nieuwe toevalscodes: deze partij blijft zoals ze was, maar een nieuwe partij met dezelfde code loopt anders.',
  'replay-rest': 'Niet nagespeeld: {left} van {all} zetten.',
  'replay-players':
    'Volgens de regels van nu spelen er {from} tot {to} mensen mee; in deze partij zijn het er {players}.',
  'engine-save-broken':
    'Het bestand begint als een partij die een engine heeft bewaard, maar “{about}” klopt er niet in.',
  'replay-broken': '{file} is niet na te spelen. {why}',
  'replay-step-too-far': 'De partij heeft maar {count} zet.|De partij heeft maar {count} zetten.',
  'replay-after': 'Na {count} zet|Na {count} zetten',

  // simulate
  'simulate-which-game': 'Welk spel?',
  'simulate-games': '{count} partij|{count} partijen',
  'simulate-head': 'speelwijze, partijen, zetten, langste, punten, ±, min, max',
  'simulate-players': '{count} speler|{count} spelers',
  'simulate-imaginary': '+ {count} denkbeeldig',
  'simulate-coverage':
    'Bereikt: {phases} fasen en waarderingen, {actions} acties, {offers} keuzes, {reasons} redenen.',
  'simulate-missed': 'Nooit bereikt: {names}',
  'simulate-missed-phases': 'fasen en waarderingen',
  'simulate-missed-actions': 'acties',
  'simulate-missed-offers': 'keuzes',
  'simulate-missed-reasons': 'redenen',
  'simulate-restricted':
    'Niet elke speelwijze is geprobeerd; met --players all wordt misschien meer bereikt.',
  'simulate-all-reached': 'Alles is bereikt.',
  'simulate-fault': 'De regels konden niet verder: {fault}, bij zet {move} van partij {game} ({way}).',
  'simulate-fault-again':
    'Dat gebeurde in nog {count} partij; met --json zie je welke.|Dat gebeurde in nog {count} partijen; met --json zie je welke.',
  'simulate-unfinished':
    '{count} partij is afgebroken: ze duurde te lang.|{count} partijen zijn afgebroken: ze duurden te lang.',
  'simulate-progress': '{count} partijen, nog {left}',
  'simulate-reaching': 'Zoekt wat nooit wordt bereikt',
  'simulate-broken-off': 'Afgebroken na {done} van {count} partijen; dit is wat die zeggen.',
  'simulate-one-way':
    'Een resultaatbestand en een deel van een reeks gelden voor één aantal spelers: geef ook --players N.',
  'simulate-resume-where': '“--resume” gaat verder met een bestand: geef ook --to BESTAND.',
  'simulate-shard-seed': 'Alle delen van een reeks hebben dezelfde toevalscode: geef ook --seed TEKST.',
  'simulate-shard': '“{value}” is geen deel van een reeks: schrijf --shard 2/7 voor het tweede van zeven.',
  'simulate-bots':
    '“{value}” is geen bot: kies random, greedy, search, search:500 (met zoveel pogingen), prefer:ACTIE of avoid:ACTIE.',
  'simulate-bots-count':
    '--bots noemt {count} bots, en er spelen er {players}: noem er één voor allemaal, of één voor elk.',
  'simulate-file-there': '{file} bestaat al. --resume gaat ermee verder; noem anders een ander bestand.',
  'simulate-file-other':
    '{file} is het resultaat van een andere reeks: van andere regels, een andere toevalscode of andere aantallen.',
  'simulate-no-result': '{file} is geen resultaat van “regel simulate --to”.',
  'simulate-done': '{games} partijen met {moves} zetten in {time}; toevalscode {seed}.',

  // diff
  'diff-which':
    'Welke twee? Noem twee spellen, varianten of versies: regel diff clever clever/quick, regel diff clever@HEAD~3 clever.',
  'diff-no-revision': '{revision} is geen map met regels en ook geen versie in Git.',
  'diff-no-game': 'Daar is geen spel {game}, of het is niet te spelen. Er zijn: {names}.',
  'diff-has-errors':
    '{game} heeft fouten en is niet te spelen ({file}: {code}). Alleen de tekst van de regels is vergeleken.',
  'diff-looking': 'Zoekt een partij waarin je het ziet',
  'diff-no-rules': 'Geen enkele regel zegt iets anders.',
  'diff-rule-new': 'Nieuw',
  'diff-rule-changed': 'Veranderd',
  'diff-rule-gone': 'Vervallen',
  'diff-more': 'en nog 1 regel|en nog {count} regels',
  'diff-example-new': 'Nieuw voorbeeld: {name}',
  'diff-example-gone': 'Vervallen voorbeeld: {name}',
  'diff-example-fails': 'Voorbeeld dat niet meer klopt: {name}',
  'diff-example-holds': 'Voorbeeld dat weer klopt: {name}',
  'diff-from-start': 'Een partij met 1 speler.|Een partij met {count} spelers.',
  'diff-from-example': 'Vanuit de situatie van het voorbeeld “{name}”.',
  'diff-steps': 'Na één stap:|Na {count} stappen:',
  'diff-none':
    'Er is geen partij gevonden waarin je het ziet, en dat zegt niet dat er geen is: {positions} posities zijn helemaal vergeleken, in {games} willekeurige partijen en {examples} voorbeelden. Zoek verder met --positions.',
  'diff-looked':
    'De kortste die is gevonden onder {positions} posities, {games} willekeurige partijen en {examples} voorbeelden.',
  'diff-saved': 'In {file} staat deze partij: regel replay {file}.',
  'diff-not-from-start': 'Ze begint vanuit de situatie van een voorbeeld, en die kan --to niet bewaren.',

  // compare, merge
  'compare-which': 'Welke twee? Noem twee spellen of varianten: regel compare clever clever/quick.',
  'compare-players': 'Er is geen aantal spelers waarmee je ze allebei kunt spelen.',
  'compare-head': '{a} en {b}, {players} spelers',
  'compare-difference': 'verschil',
  'compare-progress': '{count} partijen van elk',
  'compare-length': 'zetten per partij',
  'compare-points': 'punten, allemaal samen',
  'compare-margin': 'voorsprong van de winnaar',
  'compare-seat': 'plaats {seat} wint',
  'compare-differs': 'verschilt',
  'compare-alike': 'geen verschil dat ertoe doet',
  'compare-open': 'nog niet duidelijk',
  'compare-same': 'Alle {games} partijen eindigden in beide gelijk.',
  'compare-summary': 'Verschillend: {differs}. Gelijk op 1% na: {alike}. Nog niet duidelijk: {open}.',
  'compare-promise':
    'Het toeval was in beide hetzelfde. Alle intervallen gelden samen, op elk moment, met een kans van 95%: vaak kijken maakt niets echt.',
  'compare-done': '{games} partijen van elk in {time}; toevalscode {seed}.',
  'merge-which': 'Welke bestanden? Noem die van “regel simulate --to”.',
  'merge-other-plan':
    'Deze bestanden zijn geen delen van dezelfde reeks: regels, plaatsen, bots, toevalscode of aantal partijen verschillen.',
  'merge-same-games': 'Sommige partijen staan in twee van deze bestanden: tel elk deel één keer mee.',
  'merge-done': '{game}: {games} van {of} partijen; toevalscode {seed}.',
  'merge-missing': 'Er ontbreekt nog {count} partij.|Er ontbreken nog {count} partijen.',
  'tune-vary':
    '“{value}” is geen getal met een bereik. Na --vary, tussen aanhalingstekens, staat een naam zoals in een variant en wat het mag zijn: goal 50..150 by 10, of line-points[5] 3..8.',
  'tune-vary-none': 'Welke getallen mogen anders? Zeg het met --vary; regel tune --help zegt hoe.',
  'tune-want':
    '“{value}” is geen wens. Na --want, tussen aanhalingstekens, staat: length 40..60, of seat 1 = seat 2, of shared less, of margin ..10. Je kunt iets wensen van length, points, margin, shared, seat 1 en scoring NAAM.',
  'tune-want-none': 'Wat wil je? Zeg het met --want; regel tune --help zegt hoe.',
  'tune-compiling': '{count} keuzes van getallen',
  'tune-playing': 'aan het spelen',
  'tune-unfit': 'Zo kunnen de regels niet zijn: {lines}. {problem}',
  'tune-promise':
    'De intervallen van de tweede ronde gelden allemaal samen met 95% zekerheid. Hoe je een wens schrijft, staat in “regel tune --help”.',
  'lab-report-html': '‘{file}’ moet eindigen op .html: het wordt een pagina, met .json en .csv ernaast.',
  'lab-file-there': '{file} bestaat al: noem een ander bestand.',

  // serve and conform
  'serve-how': 'Zeg --stdio: vragen komen op de standaardinvoer, antwoorden gaan naar de standaarduitvoer.',
  'lsp-how':
    'Zeg --stdio om een editor te antwoorden, of --vsix BESTAND om de extensie voor VS Code te schrijven.',
  'conform-which-engine': 'Welke engine? Zoals: {example}.',
  'conform-no-vectors': 'In {folder} staan geen vectoren; “npm run generate” maakt ze.',
  'conform-outdated':
    'De vectoren van {games} zijn gemaakt met andere regels of voorbeelden dan die van nu; “npm run generate” maakt ze opnieuw.',
  'conform-no-hello': 'De engine antwoordt niet zoals het hoort op “hello”: {answer}',
  'conform-other-protocol': 'De engine spreekt protocol {found}, dit programma protocol {known}.',
  'conform-trouble-silent': 'De engine antwoordde niet binnen {detail}.',
  'conform-trouble-ended': 'De engine stopte in plaats van te antwoorden ({detail}).',
  'conform-trouble-no-json': 'De engine antwoordde met iets dat geen JSON is: {detail}',
  'conform-trouble-other-id': 'Het antwoord heeft niet het id van de vraag: {detail}',
  'conform-head': 'regel, goed, fout',
  'conform-step': 'stap {step} van {steps}:',
  'conform-more':
    'Nog {count} gesprek ging fout; --json vertelt alles.|Nog {count} gesprekken gingen fout; --json vertelt alles.',
  'conform-more-differences': 'en nog {count} verschil|en nog {count} verschillen',
  'conform-not-asked':
    '{count} gesprek is niet gevoerd: de engine antwoordt telkens niet.|{count} gesprekken zijn niet gevoerd: de engine antwoordt telkens niet.',
  'conform-kinds': 'Goed: {parts}.',
  'conform-left': 'Heeft de engine niet, dus niet gevraagd: {names}.',
  'conform-done': '{passed} goed, {failed} fout, in {time}',

  // mutate
  'mutate-progress': '{count} mutant|{count} mutanten',
  'mutate-interrupted': 'Afgebroken na {done} van {count}. Zo ga je verder: {command}',
  'mutate-example-fails':
    'Het uitgewerkte voorbeeld {name} klopt niet. “regel check” vertelt meer; mutanten komen daarna.',
  'mutate-vectors-differ':
    'De vectoren in “generated” horen niet bij deze regels ({name}). “npm run generate” maakt ze opnieuw.',
  'mutate-results-broken':
    '{file} is geen bestand met uitkomsten van deze opdracht (regel {line}). Het blijft zoals het is; kies een ander.',
  'mutate-results-other':
    '{file} bevat uitkomsten van andere regels, voorbeelden of vectoren: alles wordt opnieuw beoordeeld.',
  'mutate-explanation-wrong':
    '{file}, regel {line}: een verklaring is het id van een mutant, een dubbelepunt en de reden, elk één keer.',
  'mutate-open': 'Geen voorbeeld beslist “{rule}”: {change}',
  'mutate-open-none':
    'Er is geen partij gevonden waarin je het zou zien, onder {positions} posities, {games} willekeurige partijen en {examples} voorbeelden.',
  'mutate-head': 'wat er verandert, mutanten, opgemerkt, %, door voorbeelden, %',
  'mutate-kind-value': 'getallen en woorden in regels',
  'mutate-kind-comparison': 'vergelijkingen',
  'mutate-kind-condition': 'voorwaarden',
  'mutate-kind-pick': 'eerste of laatste, hoogste of laagste, afronding',
  'mutate-kind-tie': 'rangschikking en gelijke stand',
  'mutate-kind-statement': 'weggelaten regels',
  'mutate-kind-decision': 'moeten en mogen, keuzes',
  'mutate-kind-order': 'wie, en in welke volgorde',
  'mutate-kind-printed': 'tabellen, bladen en speelstukken',
  'mutate-kind-setup': 'opzet, bereiken en grenzen',
  'mutate-together': 'samen',
  'mutate-became': '“{before}” werd “{after}”',
  'mutate-left-out': '“{before}” weggelaten',
  'mutate-put-in': '“{after}” ingevuld',
  'mutate-in': 'in “{where}”',
  'mutate-survivors':
    'Niets merkt dit op. Een uitgewerkt voorbeeld zou het doen, of een verklaring in {file} waarom het niets uitmaakt:',
  'mutate-explained': 'Ook dit wordt door niets opgemerkt; in {file} staat waarom:',
  'mutate-no-example':
    'Deze regels hebben geen uitgewerkt voorbeeld; alleen wat van de regels zelf is opgenomen merkt de verandering op:',
  'mutate-see-examples':
    '{count} mutant wordt door geen uitgewerkt voorbeeld opgemerkt, alleen door wat is opgenomen; --examples noemt hem.|{count} mutanten worden door geen uitgewerkt voorbeeld opgemerkt, alleen door wat is opgenomen; --examples noemt ze.',
  'mutate-stale-gone': '{file}, regel {line}: de mutant {name} is er niet meer.',
  'mutate-stale-noticed': '{file}, regel {line}: {name} wordt nu opgemerkt; de verklaring kan weg.',
  'mutate-no-vectors': 'Van dit spel is niets opgenomen: alleen uitgewerkte voorbeelden zijn gevraagd.',
  'mutate-not-counted':
    'Niet meegeteld: {refused} die de compiler weigert, {same} die precies hetzelfde spel zijn.',
  'mutate-done': 'Mutatiescore {score}; uitgewerkte voorbeelden alleen {share}; in {time}',

  // agree
  'agree-progress': '{moves} zetten, {count} speler|{moves} zetten, {count} spelers',
  'agree-left': 'nog ongeveer {minutes} min',
  'agree-results-other':
    '{file} bevat uitkomsten van andere regels, een andere engine of een andere toevalscode: alles wordt opnieuw vergeleken.',
  'agree-fresh':
    'De engine van {game} wordt voor deze vergelijking geschreven, van de regels zoals ze nu zijn.',
  'agree-head': 'aantal spelers, zetten, partijen, vingerafdruk',
  'agree-differ': 'Interpreter en engine zijn het niet eens.',
  'agree-where': '{setup}, {chance}, na {move} stappen:',
  'agree-earlier': '{count} stap ervoor|{count} stappen ervoor',
  'agree-supplied': 'toeval van buiten',
  'agree-seed': 'toevalscode {seed}',
  'agree-what-moves': 'Toegestane zetten',
  'agree-what-state': 'Stand',
  'agree-what-view': 'Wat je ziet',
  'agree-what-score': 'Score',
  'agree-what-result': 'Uitslag',
  'agree-what-reason': 'Waarom een zet geweigerd wordt',
  'agree-what-turn': 'Wie er aan de beurt is',
  'agree-what-chance': 'Toeval',
  'agree-what-always': 'Wat altijd zo is',
  'agree-what-fault': 'Een van de twee is vastgelopen:',
  'agree-interpreter': 'interpreter',
  'agree-engine': 'engine',
  'agree-stopped': 'Gestopt na {moves} zetten, {time}; toevalscode {seed}.',
  'agree-done': 'Ze zijn het eens: {moves} zetten vergeleken in {time}; toevalscode {seed}.',

  // Unexpected
  unexpected:
    'Er gebeurde iets onverwachts in regel zelf; je bestanden zijn zoals ze waren.\nMeld alsjeblieft wat je deed, met deze regels:',
};
