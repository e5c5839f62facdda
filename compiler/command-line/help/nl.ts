import type { Help } from './help.ts';

export const nl: Help = {
  title: 'spelregels die nagekeken worden en speelbaar zijn',
  about:
    'Spelregels staan in de taal Regel, in een map “rules”. Dit programma vindt de fouten erin, speelt ze in de terminal, en probeert ze uit in duizenden partijen.',
  headings: { usage: 'Gebruik', commands: 'Opdrachten', options: 'Opties', examples: 'Voorbeelden' },
  more: 'Meer over een opdracht: regel <opdracht> --help',
  usage: 'regel <opdracht> …',
  version: 'het nummer van deze versie',
  everywhere: [
    ['--language CODE', 'en, nl of de; anders de taal van je terminal'],
    ['--help', 'deze tekst'],
  ],
  exitCodes:
    'Eindcode: 0 alles in orde, 1 er zijn problemen, 2 de opdracht is niet begrepen, 3 iets onverwachts.',
  pages: {
    new: {
      summary: 'schrijft een klein, compleet spel om mee te beginnen',
      usage: 'regel new <naam> [--like BEGINSPEL]',
      about:
        'Maakt een map met die naam in de dichtstbijzijnde “rules” (of in een nieuwe, hier) met een spel dat te spelen is en geen problemen heeft: regels, voorbeelden, teksten in het Nederlands en Duits en een kort spelregelboek. Verander het in dat van jou. Er wordt niets gevraagd en niets overschreven.',
      options: [
        [
          '--like BEGINSPEL',
          'met welk spel je begint: pig (dobbelen), tic-tac-toe (een bord), whist (kaarten)',
        ],
      ],
      examples: [
        ['regel new uilenpost', 'Een dobbelspel.'],
        ['regel new uilenslag --like whist', 'Een kaartspel met slagen, waarin niemand jouw hand ziet.'],
      ],
    },
    check: {
      summary: 'vindt de fouten in regels en teksten',
      usage: 'regel check [pad …] [--watch] [--json] [--times] [--ranges] [--no-examples] [--no-texts]',
      about:
        'Leest de hele regelmap (de dichtstbijzijnde “rules”, vanaf hier omhoog) en meldt elk probleem: waar het zit, wat het betekent, wat helpt. Met het pad van een spel of bestand alleen wat daarover gaat.',
      options: [
        ['--watch', 'kijkt opnieuw zodra een bestand verandert, tot Ctrl-C'],
        ['--json', 'één JSON-document, voor editors en andere programma’s'],
        ['--times', 'hoe lang elke stap duurde, en hoeveel er gelezen is'],
        ['--ranges', 'de regels waar een getal pas tijdens het spel wordt nagekeken'],
        ['--no-examples', 'speelt de uitgewerkte voorbeelden niet na'],
        ['--no-texts', 'vraagt niet naar de teksten in alle talen'],
      ],
      examples: [
        ['regel check', 'Alle spellen van dit project.'],
        ['regel check --watch', 'Naast de editor: wat er fout is, telkens als je bewaart.'],
        ['regel check clever', 'Wat het spel in deze map aangaat.'],
        ['regel check --json | jq .problems', 'De problemen als gegevens.'],
      ],
    },
    build: {
      summary: 'compileert elk spel en elke variant, en schrijft pakketten van hun engines',
      usage: 'regel build [pad … | spel …] [--to MAP [--ts [--vectors]]] [--json]',
      about:
        'Kijkt alles na, compileert elk spel en elke variant, speelt de uitgewerkte voorbeelden na en telt wat er is. Met --to schrijft het van elk een npm-pakket: JavaScript met typen, teksten, schema’s en testvectoren, klaar om te installeren; van één spel of variant in de map zelf, van meerdere elk in een eigen map. Met --ts schrijft het in plaats daarvan de engines in TypeScript, met wat ze delen. Elke engine speelt eerst naast de interpreter, en er wordt niets geschreven als ze verschillen.',
      options: [
        ['--to MAP', 'schrijft de pakketten daar; alleen bestanden die veranderen'],
        ['--ts', 'schrijft engines in TypeScript; een variant die er niet meer is, gaat uit de index'],
        ['--vectors', 'met --ts: schrijft ook wat elke engine moet antwoorden, voor “regel conform”'],
        ['--json', 'één JSON-document, voor andere programma’s'],
      ],
      examples: [
        ['regel build', 'Alles.'],
        ['regel build rules/clever', 'Eén spel met zijn varianten.'],
        ['regel build clever --to packages/clever', 'Een pakket van één spel.'],
        ['regel build rules/clever --to packages', 'Een pakket van het spel, en een van elke variant.'],
        ['regel build rules/clever --to app/engines --ts', 'Hun engines als TypeScript, voor een app.'],
      ],
    },
    format: {
      summary: 'zet regels zoals ze overal staan: tabellen, kolommen, spaties',
      usage: 'regel format [pad …] [--check]\nregel format -',
      about:
        'Maakt .regel-bestanden op; alleen wat verandert wordt geschreven, elk bestand in één stap, zodat er halverwege niets verloren kan gaan. Waar een fout in zit, blijft zoals het is.',
      options: [
        ['--check', 'verandert niets; eindcode 1 als er iets zou veranderen'],
        ['-', 'leest de standaardinvoer, schrijft naar de standaarduitvoer'],
      ],
      examples: [
        ['regel format', 'Alle regels van dit project.'],
        ['regel format rules/clever/clever.regel', 'Eén bestand.'],
        ['regel format --check', 'Is alles opgemaakt? Voor automatische controles.'],
      ],
    },
    upgrade: {
      summary: 'herschrijft regels in een oudere schrijfwijze van de taal',
      usage: 'regel upgrade [pad …] [--check]',
      about:
        'Waar de taal ooit twee schrijfwijzen voor één ding had, of een ander woord, werken oudere bestanden nog, en “regel check” noemt elke zulke plek. Dit commando herschrijft ze, maakt de bestanden op, laat opmerkingen staan, en schrijft niets als de regels daarna niet precies hetzelfde betekenen.',
      options: [['--check', 'verandert niets; exitcode 1 als er iets zou veranderen']],
      examples: [
        ['regel upgrade', 'Alle regels van dit project.'],
        ['regel upgrade --check', 'Is alles in de woorden van nu geschreven? Voor automatische controles.'],
      ],
    },
    explain: {
      summary: 'vertelt meer over een probleemcode',
      usage: 'regel explain [code]',
      about:
        'Elk probleem dat “check” meldt heeft een code. Hier staat wat die betekent, hoe het komt en wat helpt, met een voorbeeld. Zonder code: de lijst van allemaal.',
      options: [],
      examples: [
        ['regel explain unknown-name', 'Waar dit probleem over gaat.'],
        ['regel explain', 'Alle codes.'],
      ],
    },
    play: {
      summary: 'speelt een spel in de terminal',
      usage: 'regel play <spel>[/<variant>] [opties]\nregel play <bestand> [opties]',
      about:
        'Toont wie aan de beurt is, de situatie en de mogelijke zetten, in het Nederlands of Duits, en vraagt om een zet. Typ het nummer van een zet, of de notatie, of het begin daarvan. Wie iets wil dat niet mag, hoort welke regel het verbiedt. Waar meerdere spelers tegelijk kiezen, is “2: …” voor speler 2, of “Erik: …” voor Erik. Met het bestand van een bewaard spel gaat dat spel verder.',
      options: [
        ['--players N', 'met hoeveel; anders wordt het gevraagd (zonder terminal: zo weinig mogelijk)'],
        ['--names A,B', 'hoe ze heten'],
        ['--imaginary N', 'hoeveel denkbeeldige spelers, in spellen die ze kennen'],
        ['--option NAAM=WAARDE', 'een optie van het spel, zoals other-three-in-solo=yes; mag vaker'],
        ['--seed TEKST', 'dezelfde toevalscode, dezelfde worpen'],
        ['--real-dice', 'je gooit en trekt zelf aan tafel, en typt wat het werd'],
        ['--bot 2,3', 'deze spelers zetten op goed geluk'],
        ['--auto', 'doet vanzelf de zet waar er maar één is'],
        ['--save BESTAND', 'bewaart het spel na elke zet; is het bestand er al, dan gaat dat spel verder'],
        ['--language CODE', 'nl of de; anders de taal van je terminal, of Nederlands'],
      ],
      examples: [
        ['regel play clever --names Anna,Erik --language nl', 'Met z’n tweeën Clever in het Nederlands.'],
        ['regel play roll-and-write/short-game --players 1 --imaginary 3', 'Een variant, alleen tegen drie.'],
        [
          'regel play clever --players 3 --bot 2,3 --save avond.txt',
          'Tegen twee bots; later verder te spelen.',
        ],
      ],
    },
    replay: {
      summary: 'speelt een bewaard spel na',
      usage: 'regel replay <bestand> [--step N] [--log] [--json]',
      about:
        'Volgt het verslag van een partij zet voor zet en toont hoe het afloopt. Zijn de regels sindsdien veranderd, dan staat erbij vanaf welke zet de partij anders loopt, en waarom. Ook wat een engine heeft bewaard (“save”), is zo te volgen.',
      options: [
        ['--step N', 'toont de situatie na N zetten in plaats van het einde'],
        ['--log', 'vertelt de hele partij, zet voor zet'],
        ['--json', 'één JSON-document met elke gebeurtenis'],
      ],
      examples: [
        ['regel replay avond.txt', 'Hoe liep het af?'],
        ['regel replay avond.txt --step 12', 'Hoe stond het na twaalf zetten?'],
      ],
    },
    simulate: {
      summary: 'speelt veel partijen en zegt wat de regels ervan maken',
      usage:
        'regel simulate <spel>[/<variant>] [--games N] [--players N|all] [--bots LIJST] [--seed TEKST] [--to BESTAND] [--resume] [--shard I/N] [--threads N] [--report BESTAND.html] [--json|--csv]',
      about:
        'Speelt elk aantal spelers, elk aantal denkbeeldige spelers en elke optie met de engine die er gemaakt zou worden, op alle kernen, en zegt telkens hoe lang de partijen duren en wat ze opleveren. Met --players zegt het ook wat dat betekent: wie een voordeel heeft, hoe spannend het is, wat nooit gebeurt, wat elke waardering en actie oplevert, telkens met het interval waarin het met een kans van 95 % ligt. Willekeurige spelers doen zomaar een toegestane zet; van hun partijen speelt de interpreter de eerste 100 van elke speelwijze opnieuw, en noteert welke fasen, acties en redenen nooit bereikt worden. Ctrl-C zegt wat er tot dan toe bekend is.',
      options: [
        ['--games N', 'voor elke speelwijze; 100 als je niets zegt'],
        ['--players N', 'alleen dit aantal spelers; of all'],
        [
          '--bots LIJST',
          'wie er speelt: random, greedy, search, search:500, prefer:ACTIE (zodra het kan) of avoid:ACTIE, één voor allemaal of één per plaats, met komma’s; ze wisselen per partij van plaats',
        ],
        ['--seed TEKST', 'dezelfde toevalscode, dezelfde partijen'],
        ['--to BESTAND', 'bewaart het resultaat van één aantal spelers, terwijl het groeit'],
        ['--resume', 'gaat verder met dat bestand'],
        [
          '--shard I/N',
          'speelt alleen deel I van N, misschien op een andere computer; “regel merge” telt ze op',
        ],
        ['--threads N', 'op zoveel kernen; op allemaal als je niets zegt'],
        [
          '--report BESTAND.html',
          'een pagina met grafieken van één aantal spelers, om te bekijken, af te drukken of te sturen; .json en .csv ernaast',
        ],
        ['--json', 'één JSON-document'],
        ['--csv', 'alle cijfers als tabel voor een rekenblad'],
      ],
      examples: [
        ['regel simulate clever', 'Een eerste blik.'],
        ['regel simulate clever/quick --games 100000 --players 2', 'Twee spelers, grondig.'],
        ['regel simulate clever --players 2 --bots search:50,greedy', 'Komt er kunde bij kijken?'],
      ],
    },
    diff: {
      summary: 'toont wat twee spellen, varianten of versies anders zeggen, en een partij waarin je het ziet',
      usage:
        'regel diff <spel>[/<variant>][@WAAR] <spel>[/<variant>][@WAAR] [--positions N] [--to BESTAND] [--json]',
      about:
        'Noemt elke regel, tabelcel, elk getal, elke tekst en zin die niet is als eerst, oud en nieuw, en de voorbeelden die niet meer kloppen. Daarna zoekt het de kortste partij waarin je het ziet: een zet die maar één van beide toestaat, een andere reden, andere punten, iets anders op tafel. Het kijkt naar alles vlak na het begin, dan naar de situaties van voorbeelden, dan naar willekeurige partijen met hetzelfde toeval voor beide, en zegt hoe ver het heeft gekeken. WAAR is een map met regels of een versie in Git.',
      options: [
        ['--positions N', 'hoeveel posities het hoogstens vergelijkt; 1.500 als je niets zegt'],
        ['--to BESTAND', 'bewaart de gevonden partij, voor “regel replay”'],
        ['--json', 'één JSON-document, met de partij als vragen van het protocol'],
      ],
      examples: [
        ['regel diff clever clever/quick', 'Wat zegt de variant anders?'],
        ['regel diff clever@HEAD~3 clever', 'Wat hebben de laatste drie commits veranderd?'],
      ],
    },
    compare: {
      summary: 'zegt wat er tussen twee spellen of varianten verschilt, en hoe zeker dat is',
      usage:
        'regel compare <spel>[/<variant>] <spel>[/<variant>] [--players N] [--bots LIJST] [--games N] [--seed TEKST] [--threads N] [--report BESTAND.html] [--json]',
      about:
        'Speelt beide met hetzelfde toeval, partij voor partij, tot voor alles wat vergeleken wordt duidelijk is of het verschilt, of dat een verschil te klein is om ertoe te doen (1 %). Alle intervallen gelden samen en op elk moment met een kans van 95 %, zodat niets een verschil heet alleen omdat je vaak keek. Dezelfde toevalscode geeft op elke computer hetzelfde antwoord.',
      options: [
        ['--players N', 'met zoveel; met twee als je niets zegt'],
        ['--bots LIJST', 'wie er speelt, zoals bij simulate'],
        ['--games N', 'niet meer partijen van elk dan dit; 200.000 als je niets zegt'],
        ['--seed TEKST', 'dezelfde toevalscode, dezelfde partijen'],
        ['--threads N', 'op zoveel kernen; op allemaal als je niets zegt'],
        ['--report BESTAND.html', 'een pagina met grafieken; .json en .csv ernaast'],
        ['--json', 'één JSON-document'],
      ],
      examples: [['regel compare clever clever/quick', 'Wat verandert de variant?']],
    },
    merge: {
      summary: 'telt de delen van een reeks op die “simulate --shard” geschreven heeft',
      usage: 'regel merge <bestand>… [--to BESTAND] [--json|--csv]',
      about:
        'Hoe een reeks ook verdeeld is, en welke delen ook opnieuw gespeeld zijn omdat een computer uitviel: het geheel is hetzelfde, byte voor byte, want alles wordt in hele getallen geteld. Bestanden met partijen gemeen, of van verschillende reeksen, worden geweigerd.',
      options: [
        ['--to BESTAND', 'schrijft het geheel'],
        ['--json', 'het geheel als document'],
        ['--csv', 'alle cijfers als tabel voor een rekenblad'],
      ],
      examples: [['regel merge deel-*.json --to geheel.json', 'Zeven delen, één resultaat.']],
    },
    tune: {
      summary: 'zoekt getallen waarmee de regels doen wat je wilt',
      usage:
        'regel tune <spel>[/<variant>] --vary BEREIK --want WENS [--players N] [--bots LIJST] [--choices N] [--games N] [--seed TEKST] [--threads N] [--report BESTAND.html] [--json]',
      about:
        'Probeert andere getallen in de regels, zoals een variant ze zou hebben, allemaal met hetzelfde toeval, de betere langer; daarna worden de beste nog eens gespeeld, met ander toeval, zodat geluk bij het kiezen niet meetelt. Getallen heten zoals in een variant: een constante, een vakje van een tabel, wat er in een vakje gedrukt staat. In de regels wordt niets veranderd.',
      options: [
        [
          '--vary BEREIK',
          'een getal en wat het mag zijn: “goal 50..150 by 10”, “line-points[5] 3..8”; mag vaker',
        ],
        [
          '--want WENS',
          'wat je wilt: “length 40..60”, “seat 1 = seat 2”, “shared less”, “margin ..10”, “scoring fox-score more”; mag vaker',
        ],
        ['--players N', 'met zoveel; met twee als je niets zegt'],
        ['--bots LIJST', 'wie er speelt, zoals bij simulate'],
        ['--choices N', 'hooguit zoveel keuzes van getallen; 40 als je niets zegt'],
        [
          '--games N',
          'hooguit zoveel partijen voor een keuze die tot het eind meedoet; 6.400 als je niets zegt',
        ],
        ['--seed TEKST', 'dezelfde toevalscode, hetzelfde antwoord'],
        ['--threads N', 'op zoveel kernen; op allemaal als je niets zegt'],
        ['--report BESTAND.html', 'een pagina met grafieken; .json en .csv ernaast'],
        ['--json', 'één JSON-document'],
      ],
      examples: [
        ['regel tune pig --vary "goal 30..100 by 10" --want "length 40..60"', 'Half zo lang, graag.'],
      ],
    },
    serve: {
      summary: 'antwoordt andere programma’s: de referentie als engine',
      usage: 'regel serve [<spel>[/<variant>]] --stdio',
      about:
        'Leest vragen van de standaardinvoer, één JSON-object per regel, en schrijft voor elke vraag een antwoord naar de standaarduitvoer. Het protocol staat in compiler/protocol/README.md. Met een spel speelt hij dat en zijn varianten, anders alle.',
      options: [['--stdio', 'via de standaardinvoer en -uitvoer; moet erbij staan']],
      examples: [
        ['regel serve clever --stdio', 'Speelt Clever met een ander programma.'],
        ['echo \'{"do":"hello"}\' | regel serve --stdio', 'Welke spellen zijn er?'],
      ],
    },
    lsp: {
      summary: 'helpt editors: problemen, aanvullen, hernoemen',
      usage: 'regel lsp --stdio\nregel lsp --vsix BESTAND',
      about:
        'Antwoordt een editor volgens het Language Server Protocol, voor regels, teksten en pagina’s: problemen en oplossingen terwijl je typt, aanvullen, wat een naam betekent met zijn tekst, definitie, verwijzingen, hernoemen, opmaak, symbolen en inklappen. Met --vsix schrijft het in plaats daarvan de extensie voor VS Code, met deze server erin; installeer die met “code --install-extension BESTAND”.',
      options: [
        ['--stdio', 'via de standaardinvoer en -uitvoer, zoals editors hem starten'],
        [
          '--vsix BESTAND',
          'schrijft de extensie voor VS Code; heeft nodig wat voor het ontwikkelen van dit programma geïnstalleerd is',
        ],
      ],
      examples: [
        ['regel lsp --stdio', 'Wat een editor moet starten voor bestanden op .regel.'],
        ['regel lsp --vsix regel.vsix', 'De extensie.'],
      ],
    },
    conform: {
      summary: 'vertelt of een engine volgens de regels speelt',
      usage: 'regel conform --engine "<opdracht>" [--game SPEL] [--vectors MAP] [--timeout N] [--json]',
      about:
        'Start de engine, in welke taal die ook geschreven is, vraagt alles wat de vectoren in “generated” vragen en vergelijkt de antwoorden. Vertelt per regel hoeveel gesprekken daarover goed gingen, en waar bij de andere het eerste verschil zit. Een engine die niet antwoordt, is gezakt.',
      options: [
        ['--engine OPDRACHT', 'start de engine, die het protocol spreekt op standaardinvoer en -uitvoer'],
        ['--game SPEL', 'alleen dit spel of deze variant; mag vaker'],
        ['--vectors MAP', 'andere vectoren dan die in “generated”'],
        ['--timeout N', 'hoeveel seconden een antwoord mag duren; anders 10, en 30 om te starten'],
        ['--json', 'één JSON-document'],
      ],
      examples: [
        ['regel conform --engine "./mijn-engine"', 'Elk spel dat de engine speelt.'],
        [
          'regel conform --engine "node compiler/regel.mjs serve --stdio" --game clever',
          'De referentie zelf.',
        ],
      ],
    },
    mutate: {
      summary: 'vertelt welke regels geen uitgewerkt voorbeeld hebben: de mutatiescore',
      usage:
        'regel mutate <spel>[/<variant>] [--examples] [--open N] [--at-least N] [--resume BESTAND] [--json]',
      about:
        'Verandert elk getal, elke vergelijking, elke regel bij gelijke stand, elk vakje van een tabel en elke regel van het spel een beetje, één verandering per keer, en vraagt aan de uitgewerkte voorbeelden en daarna aan de vectoren in “generated” of ze het merken. Wat niets opmerkt, staat per regel in een lijst. Gebruikt alle kernen; wat wordt afgebroken, gaat later verder.',
      options: [
        ['--examples', 'noemt ook wat geen uitgewerkt voorbeeld opmerkt, alleen wat is opgenomen'],
        ['--at-least N', 'eindcode 1 als minder dan N procent wordt opgemerkt'],
        [
          '--open N',
          'toont voor hoogstens N regels waarover geen voorbeeld beslist een partij waarin je het zou zien',
        ],
        ['--resume BESTAND', 'bewaart de uitkomsten in dit bestand en gaat van daaruit verder'],
        ['--json', 'één JSON-document met elke mutant'],
      ],
      examples: [
        ['regel mutate clever', 'Hoe goed liggen de regels van Clever vast?'],
        ['regel mutate clever --examples', 'Welke regel heeft een voorbeeld nodig?'],
        ['regel mutate roll-and-write --at-least 95', 'Voor automatische controles.'],
      ],
    },
    texts: {
      summary: 'schrijft elke ontbrekende tekst in de bestanden van alle talen',
      usage: 'regel texts <spel>[/<variant>]',
      about:
        'Vult text/nl.ftl en text/de.ftl van het spel aan met wat ontbreekt, en ook de andere talen die het heeft. Wat erbij komt begint met ???, en “regel check” noemt elk daarvan tot het geschreven is. Wat er staat, blijft zoals het is; wat nergens meer voor nodig is, wordt genoemd en blijft staan.',
      options: [],
      examples: [
        ['regel texts clever', 'Alle teksten van het spel en zijn varianten.'],
        ['regel texts clever/quick', 'Alleen wat deze variant nodig heeft.'],
      ],
    },
    confirm: {
      summary: 'schrijft op dat secties van een spelregelboek opnieuw gelezen zijn',
      usage: 'regel confirm <spel> [<sectie>…] [--language nl|de]',
      about:
        'Verandert er een regel, dan noemt “regel check” de secties van het spelregelboek die geschreven zijn voor wat hij eerst betekende. Lees ze, verbeter ze en bevestig ze: dan wordt naast het spelregelboek opgeschreven waarvoor ze gelezen zijn. Zonder secties worden alle genoemde bevestigd; zolang er andere fouten zijn, geen enkele.',
      options: [['--language CODE', 'alleen het spelregelboek in deze taal']],
      examples: [
        ['regel confirm clever solo', 'De sectie “solo” klopt weer, in elke taal.'],
        ['regel confirm clever --language nl', 'Alles in het Nederlands is gelezen.'],
      ],
    },
    examples: {
      summary: 'toont wat in voorbeelden niet meer klopt, en schrijft ze opnieuw',
      usage: 'regel examples <spel>[/<variant>] [<voorbeeld>…] [--accept]',
      about:
        'Door een variant, of een veranderde regel, kloppen uitgewerkte voorbeelden niet meer. Dit toont elke regel die niet klopt, zoals hij er staat en zoals hij zou worden. Lees hem: een waarde die je niet verwachtte, is een fout in de regels. Met “--accept” wordt het opgeschreven, bij een variant als eigen voorbeeld onder dezelfde naam. Wat alleen jij kunt weten, blijft voor jou.',
      options: [['--accept', 'schrijft wat getoond wordt']],
      examples: [
        ['regel examples clever/quick', 'Wat is er anders in het snelle spel?'],
        ['regel examples clever/quick rounds-by-players --accept', 'Dit ene klopt zo.'],
      ],
    },
    agree: {
      summary: 'speelt interpreter en engine naast elkaar: zijn ze het eens?',
      usage:
        'regel agree <spel>[/<variant>] [--moves N] [--players N] [--seed GETAL] [--resume BESTAND] [--json]',
      about:
        'Speelt willekeurige partijen met de interpreter en met de engine in “generated”, en vergelijkt na elke zet: de toegestane zetten, de stand, wat elke speler ziet en wat iemand ziet die niet meespeelt, de punten, en de redenen waarom zetten geweigerd worden. Stopt bij het eerste verschil en toont het. Gebruikt alle kernen.',
      options: [
        ['--moves N', 'hoeveel zetten voor elk aantal spelers; 1.000.000 als je niets zegt'],
        ['--players N', 'alleen met zoveel spelers'],
        ['--seed GETAL', 'dezelfde toevalscode, dezelfde partijen'],
        ['--resume BESTAND', 'bewaart in dit bestand wat vergeleken is, en gaat daarmee verder'],
        ['--json', 'één JSON-document, met de hele partij tot aan een verschil'],
      ],
      examples: [
        ['regel agree clever', 'Een miljoen zetten voor elk aantal spelers.'],
        ['regel agree palace --moves 20000 --players 3', 'Een snelle blik.'],
      ],
    },
  },
};
