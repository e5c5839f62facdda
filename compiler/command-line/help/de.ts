import type { Help } from './help.ts';

export const de: Help = {
  title: 'Spielregeln, die geprüft werden und spielbar sind',
  about:
    'Spielregeln stehen in der Sprache Regel, in einem Ordner „rules“. Dieses Programm findet die Fehler darin, spielt sie im Terminal und probiert sie in Tausenden von Partien aus.',
  headings: { usage: 'Aufruf', commands: 'Befehle', options: 'Optionen', examples: 'Beispiele' },
  more: 'Mehr über einen Befehl: regel <Befehl> --help',
  usage: 'regel <Befehl> …',
  version: 'die Nummer dieser Version',
  everywhere: [
    ['--language CODE', 'en, nl oder de; sonst die Sprache deines Terminals'],
    ['--help', 'dieser Text'],
  ],
  exitCodes:
    'Endcode: 0 alles in Ordnung, 1 es gibt Probleme, 2 der Befehl wurde nicht verstanden, 3 etwas Unerwartetes.',
  pages: {
    new: {
      summary: 'schreibt ein kleines, vollständiges Spiel zum Anfangen',
      usage: 'regel new <Name> [--like ANFANGSSPIEL]',
      about:
        'Legt im nächsten „rules“ (oder in einem neuen, hier) einen Ordner dieses Namens an, mit einem Spiel, das sich spielen lässt und keine Probleme hat: Regeln, Beispiele, Texte auf Niederländisch und Deutsch und ein kurzes Regelbuch. Mach deines daraus. Nichts wird gefragt, und nichts wird überschrieben.',
      options: [
        [
          '--like ANFANGSSPIEL',
          'womit du anfängst: pig (Würfel), tic-tac-toe (ein Spielfeld), whist (Karten)',
        ],
      ],
      examples: [
        ['regel new eulenpost', 'Ein Würfelspiel.'],
        [
          'regel new eulenstich --like whist',
          'Ein Kartenspiel mit Stichen, bei dem niemand deine Hand sieht.',
        ],
      ],
    },
    check: {
      summary: 'findet die Fehler in Regeln und Texten',
      usage: 'regel check [Pfad …] [--watch] [--json] [--times] [--ranges] [--no-examples] [--no-texts]',
      about:
        'Liest den ganzen Regelordner (den nächsten „rules“, von hier aufwärts) und meldet jedes Problem: wo es ist, was es bedeutet, was hilft. Mit dem Pfad eines Spiels oder einer Datei nur, was dieses betrifft.',
      options: [
        ['--watch', 'prüft wieder, sobald sich eine Datei ändert, bis Strg-C'],
        ['--json', 'ein JSON-Dokument, für Editoren und andere Programme'],
        ['--times', 'wie lange jeder Schritt dauerte, und wie viel gelesen wurde'],
        ['--ranges', 'die Zeilen, in denen eine Zahl erst im Spiel geprüft wird'],
        ['--no-examples', 'spielt die Beispiele nicht durch'],
        ['--no-texts', 'fragt nicht nach den Texten in allen Sprachen'],
      ],
      examples: [
        ['regel check', 'Alle Spiele dieses Projekts.'],
        ['regel check --watch', 'Neben dem Editor: was nicht stimmt, bei jedem Speichern.'],
        ['regel check clever', 'Was das Spiel in diesem Ordner betrifft.'],
        ['regel check --json | jq .problems', 'Die Probleme als Daten.'],
      ],
    },
    build: {
      summary: 'kompiliert jedes Spiel und jede Variante und schreibt Pakete ihrer Engines',
      usage: 'regel build [Pfad … | Spiel …] [--to ORDNER [--ts [--vectors]]] [--json]',
      about:
        'Prüft alles, kompiliert jedes Spiel und jede Variante, spielt die Beispiele durch und zählt, was da ist. Mit --to schreibt es von jedem ein npm-Paket: JavaScript mit Typen, Texten, Schemata und Testvektoren, bereit zum Installieren; von einem Spiel oder einer Variante allein in den Ordner selbst, von mehreren jedes in einen eigenen Ordner. Mit --ts schreibt es stattdessen die Engines in TypeScript, mit dem, was sie teilen. Jede Engine spielt erst neben dem Interpreter, und nichts wird geschrieben, wenn sie sich unterscheiden.',
      options: [
        ['--to ORDNER', 'schreibt die Pakete dorthin; nur Dateien, die sich ändern'],
        ['--ts', 'schreibt Engines in TypeScript; eine Variante, die es nicht mehr gibt, verlässt den Index'],
        ['--vectors', 'mit --ts: schreibt auch, was jede Engine antworten muss, für „regel conform“'],
        ['--json', 'ein JSON-Dokument, für andere Programme'],
      ],
      examples: [
        ['regel build', 'Alles.'],
        ['regel build rules/clever', 'Ein Spiel mit seinen Varianten.'],
        ['regel build clever --to packages/clever', 'Ein Paket eines Spiels.'],
        ['regel build rules/clever --to packages', 'Ein Paket des Spiels, und eines jeder Variante.'],
        ['regel build rules/clever --to app/engines --ts', 'Ihre Engines als TypeScript, für eine App.'],
      ],
    },
    format: {
      summary: 'setzt Regeln so, wie sie überall stehen: Tabellen, Spalten, Abstände',
      usage: 'regel format [Pfad …] [--check]\nregel format -',
      about:
        'Formatiert .regel-Dateien; nur was sich ändert, wird geschrieben, jede Datei in einem Schritt, sodass unterwegs nichts verloren gehen kann. Was einen Fehler enthält, bleibt, wie es ist.',
      options: [
        ['--check', 'ändert nichts; Endcode 1, wenn sich etwas ändern würde'],
        ['-', 'liest die Standardeingabe, schreibt auf die Standardausgabe'],
      ],
      examples: [
        ['regel format', 'Alle Regeln dieses Projekts.'],
        ['regel format rules/clever/clever.regel', 'Eine Datei.'],
        ['regel format --check', 'Ist alles formatiert? Für automatische Prüfungen.'],
      ],
    },
    upgrade: {
      summary: 'schreibt Regeln in einer älteren Schreibweise der Sprache um',
      usage: 'regel upgrade [Pfad …] [--check]',
      about:
        'Wo die Sprache früher zwei Schreibweisen für eine Sache hatte oder ein anderes Wort, funktionieren ältere Dateien weiter, und „regel check“ nennt jede solche Stelle. Dieser Befehl schreibt sie um, formatiert die Dateien, lässt Kommentare stehen und schreibt nichts, wenn die Regeln danach nicht genau dasselbe bedeuten.',
      options: [['--check', 'ändert nichts; Endcode 1, wenn sich etwas ändern würde']],
      examples: [
        ['regel upgrade', 'Alle Regeln dieses Projekts.'],
        [
          'regel upgrade --check',
          'Ist alles in den heutigen Wörtern geschrieben? Für automatische Prüfungen.',
        ],
      ],
    },
    explain: {
      summary: 'sagt mehr über einen Problemcode',
      usage: 'regel explain [Code]',
      about:
        'Jedes Problem, das „check“ meldet, hat einen Code. Hier steht, was er bedeutet, wie es dazu kommt und was hilft, mit einem Beispiel. Ohne Code: die Liste aller.',
      options: [],
      examples: [
        ['regel explain unknown-name', 'Worum es bei diesem Problem geht.'],
        ['regel explain', 'Alle Codes.'],
      ],
    },
    play: {
      summary: 'spielt ein Spiel im Terminal',
      usage: 'regel play <Spiel>[/<Variante>] [Optionen]\nregel play <Datei> [Optionen]',
      about:
        'Zeigt, wer an der Reihe ist, die Lage und die möglichen Züge, auf Niederländisch oder Deutsch, und fragt nach einem Zug. Tippe die Nummer eines Zuges oder seine Notation oder deren Anfang. Wer etwas will, was nicht erlaubt ist, erfährt, welche Regel es verbietet. Wo mehrere zugleich wählen, ist „2: …“ für Spieler 2, oder „Erik: …“ für Erik. Mit der Datei eines gespeicherten Spiels geht dieses weiter.',
      options: [
        ['--players N', 'zu wievielt; sonst wird gefragt (ohne Terminal: so wenige wie möglich)'],
        ['--names A,B', 'wie sie heißen'],
        ['--imaginary N', 'wie viele imaginäre Spieler, in Spielen mit solchen'],
        ['--option NAME=WERT', 'eine Option des Spiels, etwa other-three-in-solo=yes; auch mehrmals'],
        ['--seed TEXT', 'derselbe Zufallscode, dieselben Würfe'],
        ['--real-dice', 'du würfelst und ziehst selbst am Tisch und tippst, was herauskam'],
        ['--bot 2,3', 'diese Spieler ziehen aufs Geratewohl'],
        ['--auto', 'macht den Zug von selbst, wo es nur einen gibt'],
        ['--save DATEI', 'speichert das Spiel nach jedem Zug; gibt es die Datei schon, geht es damit weiter'],
        ['--language CODE', 'nl oder de; sonst die Sprache deines Terminals oder Niederländisch'],
      ],
      examples: [
        ['regel play clever --names Anna,Erik --language de', 'Zu zweit Clever auf Deutsch.'],
        [
          'regel play roll-and-write/short-game --players 1 --imaginary 3',
          'Eine Variante, allein gegen drei.',
        ],
        [
          'regel play clever --players 3 --bot 2,3 --save abend.txt',
          'Gegen zwei Bots; später geht es weiter.',
        ],
      ],
    },
    replay: {
      summary: 'spielt ein gespeichertes Spiel nach',
      usage: 'regel replay <Datei> [--step N] [--log] [--json]',
      about:
        'Folgt der Aufzeichnung einer Partie Zug für Zug und zeigt, wie sie ausgeht. Haben sich die Regeln seither geändert, steht dabei, ab welchem Zug die Partie anders verläuft, und warum. Auch was eine Engine gespeichert hat („save“), lässt sich so verfolgen.',
      options: [
        ['--step N', 'zeigt die Lage nach N Zügen statt des Endes'],
        ['--log', 'erzählt die ganze Partie, Zug für Zug'],
        ['--json', 'ein JSON-Dokument mit jedem Ereignis'],
      ],
      examples: [
        ['regel replay abend.txt', 'Wie ging es aus?'],
        ['regel replay abend.txt --step 12', 'Wie stand es nach zwölf Zügen?'],
      ],
    },
    simulate: {
      summary: 'spielt viele Partien und sagt, was die Regeln daraus machen',
      usage:
        'regel simulate <Spiel>[/<Variante>] [--games N] [--players N|all] [--bots LISTE] [--seed TEXT] [--to DATEI] [--resume] [--shard I/N] [--threads N] [--report DATEI.html] [--json|--csv]',
      about:
        'Spielt jede Personenzahl, jede Zahl gedachter Mitspieler und jede Option mit der Engine, die erzeugt würde, auf allen Kernen, und sagt jeweils, wie lang die Partien dauern und was sie bringen. Mit --players sagt es auch, was das bedeutet: wer im Vorteil ist, wie knapp es zugeht, was nie geschieht, was jede Wertung und jede Aktion bringt, jeweils mit dem Intervall, in dem es mit einer Wahrscheinlichkeit von 95 % liegt. Zufällige Spieler machen irgendeinen erlaubten Zug; von ihren Partien spielt der Interpreter die ersten 100 jeder Spielweise noch einmal und merkt sich, welche Phasen, Aktionen und Gründe nie erreicht werden. Strg-C sagt, was bis dahin bekannt ist.',
      options: [
        ['--games N', 'für jede Spielweise; 100, wenn nichts gesagt ist'],
        ['--players N', 'nur diese Personenzahl; oder all'],
        [
          '--bots LISTE',
          'wer spielt: random, greedy, search, search:500, prefer:AKTION oder avoid:AKTION, einer für alle oder einer für jeden Platz, mit Kommas; sie wechseln von Partie zu Partie den Platz',
        ],
        ['--seed TEXT', 'derselbe Zufallscode, dieselben Partien'],
        ['--to DATEI', 'hält das Ergebnis einer Personenzahl fest, während es wächst'],
        ['--resume', 'macht mit dieser Datei weiter'],
        [
          '--shard I/N',
          'spielt nur Teil I von N, vielleicht auf einem anderen Rechner; „regel merge“ zählt sie zusammen',
        ],
        ['--threads N', 'auf so vielen Kernen; auf allen, wenn nichts gesagt ist'],
        [
          '--report DATEI.html',
          'eine Seite mit Bildern für eine Zahl von Spielern, zum Ansehen, Drucken oder Verschicken; .json und .csv daneben',
        ],
        ['--json', 'ein JSON-Dokument'],
        ['--csv', 'alle Zahlen als Tabelle'],
      ],
      examples: [
        ['regel simulate clever', 'Ein erster Blick.'],
        ['regel simulate clever/quick --games 100000 --players 2', 'Zu zweit, gründlich.'],
        ['regel simulate clever --players 2 --bots search:50,greedy', 'Kommt es auf Können an?'],
      ],
    },
    diff: {
      summary:
        'zeigt, was zwei Spiele, Varianten oder Fassungen anders sagen, und eine Partie, in der man es sieht',
      usage:
        'regel diff <Spiel>[/<Variante>][@WO] <Spiel>[/<Variante>][@WO] [--positions N] [--to DATEI] [--json]',
      about:
        'Nennt jede Regel, Tabellenzelle, jede Zahl, jeden Text und Satz, die nicht wie vorher sind, alt und neu, und die Beispiele, die nicht mehr stimmen. Dann sucht es die kürzeste Partie, in der man es sieht: einen Zug, den nur eines von beiden erlaubt, einen anderen Grund, andere Punkte, etwas anderes auf dem Tisch. Es schaut sich alles kurz nach dem Anfang an, dann die Situationen von Beispielen, dann zufällige Partien mit demselben Zufall für beide, und sagt, wie weit es geschaut hat. WO ist ein Ordner mit Regeln oder eine Fassung in Git.',
      options: [
        ['--positions N', 'wie viele Stellungen es höchstens vergleicht; 1.500, wenn nichts gesagt ist'],
        ['--to DATEI', 'sichert die gefundene Partie, für „regel replay“'],
        ['--json', 'ein JSON-Dokument, mit der Partie als Anfragen des Protokolls'],
      ],
      examples: [
        ['regel diff clever clever/quick', 'Was sagt die Variante anders?'],
        ['regel diff clever@HEAD~3 clever', 'Was haben die letzten drei Commits geändert?'],
      ],
    },
    compare: {
      summary: 'sagt, was zwei Spiele oder Varianten unterscheidet, und wie sicher das ist',
      usage:
        'regel compare <Spiel>[/<Variante>] <Spiel>[/<Variante>] [--players N] [--bots LISTE] [--games N] [--seed TEXT] [--threads N] [--report DATEI.html] [--json]',
      about:
        'Spielt beide mit demselben Zufall, Partie für Partie, bis bei allem, was verglichen wird, klar ist, ob es anders ist oder ob ein Unterschied zu klein ist, um etwas auszumachen (1 %). Alle Intervalle gelten zusammen und jederzeit mit einer Wahrscheinlichkeit von 95 %, sodass nichts ein Unterschied heißt, nur weil man oft hingeschaut hat. Derselbe Zufallscode gibt auf jedem Rechner dieselbe Antwort.',
      options: [
        ['--players N', 'zu so vielen; zu zweit, wenn nichts gesagt ist'],
        ['--bots LISTE', 'wer spielt, wie bei simulate'],
        ['--games N', 'nicht mehr Partien von jedem; 200.000, wenn nichts gesagt ist'],
        ['--seed TEXT', 'derselbe Zufallscode, dieselben Partien'],
        ['--threads N', 'auf so vielen Kernen; auf allen, wenn nichts gesagt ist'],
        ['--report DATEI.html', 'eine Seite mit Bildern; .json und .csv daneben'],
        ['--json', 'ein JSON-Dokument'],
      ],
      examples: [['regel compare clever clever/quick', 'Was ändert die Variante?']],
    },
    merge: {
      summary: 'zählt die Teile eines Laufs zusammen, die „simulate --shard“ geschrieben hat',
      usage: 'regel merge <Datei>… [--to DATEI] [--json|--csv]',
      about:
        'Wie ein Lauf auch aufgeteilt wurde und welche Teile noch einmal gespielt wurden, weil ein Rechner ausfiel: Das Ganze ist dasselbe, Byte für Byte, denn alles wird in ganzen Zahlen gezählt. Dateien mit gemeinsamen Partien oder aus verschiedenen Läufen werden abgelehnt.',
      options: [
        ['--to DATEI', 'schreibt das Ganze'],
        ['--json', 'das Ganze als Dokument'],
        ['--csv', 'alle Zahlen als Tabelle'],
      ],
      examples: [['regel merge teil-*.json --to ganz.json', 'Sieben Teile, ein Ergebnis.']],
    },
    tune: {
      summary: 'sucht Zahlen, mit denen die Regeln tun, was du willst',
      usage:
        'regel tune <Spiel>[/<Variante>] --vary BEREICH --want WUNSCH [--players N] [--bots LISTE] [--choices N] [--games N] [--seed TEXT] [--threads N] [--report DATEI.html] [--json]',
      about:
        'Probiert andere Zahlen in den Regeln, wie eine Variante sie hätte, alle mit demselben Zufall, die besseren länger; dann werden die besten noch einmal gespielt, mit anderem Zufall, damit Glück bei der Auswahl nicht zählt. Zahlen heißen wie in einer Variante: eine Konstante, ein Feld einer Tabelle, was in einem Feld gedruckt ist. In den Regeln wird nichts geändert.',
      options: [
        [
          '--vary BEREICH',
          'eine Zahl und was sie sein darf: „goal 50..150 by 10“, „line-points[5] 3..8“; auch mehrmals',
        ],
        [
          '--want WUNSCH',
          'was du willst: „length 40..60“, „seat 1 = seat 2“, „shared less“, „margin ..10“, „scoring fox-score more“; auch mehrmals',
        ],
        ['--players N', 'mit so vielen; ohne Angabe zwei'],
        ['--bots LISTE', 'wer spielt, wie bei simulate'],
        ['--choices N', 'höchstens so viele Zahlenwahlen; ohne Angabe 40'],
        [
          '--games N',
          'höchstens so viele Partien für eine Wahl, die bis zum Ende dabei ist; ohne Angabe 6.400',
        ],
        ['--seed TEXT', 'derselbe Zufallscode, dieselbe Antwort'],
        ['--threads N', 'auf so vielen Kernen; ohne Angabe auf allen'],
        ['--report DATEI.html', 'eine Seite mit Bildern; .json und .csv daneben'],
        ['--json', 'ein JSON-Dokument'],
      ],
      examples: [
        ['regel tune pig --vary "goal 30..100 by 10" --want "length 40..60"', 'Bitte halb so lang.'],
      ],
    },
    serve: {
      summary: 'antwortet anderen Programmen: die Referenz als Engine',
      usage: 'regel serve [<Spiel>[/<Variante>]] --stdio',
      about:
        'Liest Fragen von der Standardeingabe, ein JSON-Objekt je Zeile, und schreibt zu jeder eine Antwort auf die Standardausgabe. Das Protokoll steht in compiler/protocol/README.md. Mit einem Spiel spielt er dieses und seine Varianten, sonst alle.',
      options: [['--stdio', 'über Standardeingabe und -ausgabe; muss dabeistehen']],
      examples: [
        ['regel serve clever --stdio', 'Spielt Clever mit einem anderen Programm.'],
        ['echo \'{"do":"hello"}\' | regel serve --stdio', 'Welche Spiele gibt es?'],
      ],
    },
    lsp: {
      summary: 'hilft Editoren: Probleme, Vervollständigen, Umbenennen',
      usage: 'regel lsp --stdio\nregel lsp --vsix DATEI',
      about:
        'Antwortet einem Editor nach dem Language Server Protocol, für Regeln, Texte und Seiten: Probleme und Abhilfen beim Tippen, Vervollständigen, was ein Name bedeutet mit seinem Text, Definition, Verweise, Umbenennen, Formatieren, Symbole und Einklappen. Mit --vsix schreibt es stattdessen die Erweiterung für VS Code, in der dieser Server steckt; installiere sie mit „code --install-extension DATEI“.',
      options: [
        ['--stdio', 'über Standardeingabe und -ausgabe, wie Editoren ihn starten'],
        [
          '--vsix DATEI',
          'schreibt die Erweiterung für VS Code; braucht, was zum Entwickeln dieses Programms installiert ist',
        ],
      ],
      examples: [
        ['regel lsp --stdio', 'Was ein Editor für Dateien auf .regel starten soll.'],
        ['regel lsp --vsix regel.vsix', 'Die Erweiterung.'],
      ],
    },
    conform: {
      summary: 'sagt, ob eine Engine nach den Regeln spielt',
      usage: 'regel conform --engine "<Befehl>" [--game SPIEL] [--vectors ORDNER] [--timeout N] [--json]',
      about:
        'Startet die Engine, in welcher Sprache sie auch geschrieben ist, fragt alles, was die Vektoren in „generated“ fragen, und vergleicht die Antworten. Sagt zu jeder Regel, wie viele Gespräche darüber gut gingen, und bei den anderen, wo der erste Unterschied ist. Eine Engine, die nicht antwortet, ist durchgefallen.',
      options: [
        ['--engine BEFEHL', 'startet die Engine, die auf Standardeingabe und -ausgabe das Protokoll spricht'],
        ['--game SPIEL', 'nur dieses Spiel oder diese Variante; auch mehrmals'],
        ['--vectors ORDNER', 'andere Vektoren als die in „generated“'],
        ['--timeout N', 'wie viele Sekunden eine Antwort dauern darf; sonst 10, und 30 zum Starten'],
        ['--json', 'ein JSON-Dokument'],
      ],
      examples: [
        ['regel conform --engine "./meine-engine"', 'Jedes Spiel, das die Engine spielt.'],
        [
          'regel conform --engine "node compiler/regel.mjs serve --stdio" --game clever',
          'Die Referenz selbst.',
        ],
      ],
    },
    mutate: {
      summary: 'sagt, welche Regeln kein durchgespieltes Beispiel haben: der Mutationswert',
      usage:
        'regel mutate <Spiel>[/<Variante>] [--examples] [--open N] [--at-least N] [--resume DATEI] [--json]',
      about:
        'Ändert jede Zahl, jeden Vergleich, jede Regel bei Gleichstand, jedes Feld einer Tabelle und jede Zeile der Regeln ein wenig, immer nur eines, und fragt die durchgespielten Beispiele und dann die Vektoren in „generated“, ob sie es bemerken. Was nichts bemerkt, steht nach Regeln geordnet in einer Liste. Nutzt alle Kerne; was abgebrochen wird, geht später weiter.',
      options: [
        ['--examples', 'nennt auch, was kein durchgespieltes Beispiel bemerkt, nur Aufgezeichnetes'],
        ['--at-least N', 'Endcode 1, wenn weniger als N Prozent bemerkt werden'],
        [
          '--open N',
          'zeigt für bis zu N Regeln, die kein Beispiel entscheidet, eine Partie, in der man es sähe',
        ],
        ['--resume DATEI', 'hebt die Ergebnisse in dieser Datei auf und macht von dort weiter'],
        ['--json', 'ein JSON-Dokument mit jedem Mutanten'],
      ],
      examples: [
        ['regel mutate clever', 'Wie gut sind die Regeln von Clever festgehalten?'],
        ['regel mutate clever --examples', 'Welche Regel braucht ein Beispiel?'],
        ['regel mutate roll-and-write --at-least 95', 'Für automatische Prüfungen.'],
      ],
    },
    texts: {
      summary: 'schreibt jeden fehlenden Text in die Dateien aller Sprachen',
      usage: 'regel texts <Spiel>[/<Variante>]',
      about:
        'Ergänzt in text/nl.ftl und text/de.ftl des Spiels, was fehlt, und ebenso in anderen Sprachen, die es hat. Was dazukommt, beginnt mit ???, und „regel check“ nennt jedes davon, bis es geschrieben ist. Was da ist, bleibt, wie es ist; was nicht mehr gebraucht wird, wird genannt und bleibt stehen.',
      options: [],
      examples: [
        ['regel texts clever', 'Alle Texte des Spiels und seiner Varianten.'],
        ['regel texts clever/quick', 'Nur was diese Variante braucht.'],
      ],
    },
    confirm: {
      summary: 'notiert, dass Abschnitte eines Regelbuchs wieder gelesen wurden',
      usage: 'regel confirm <Spiel> [<Abschnitt>…] [--language nl|de]',
      about:
        'Ändert sich eine Regel, nennt „regel check“ die Abschnitte des Regelbuchs, die für das geschrieben sind, was sie vorher bedeutete. Lies sie, berichtige sie und bestätige sie: Dann wird neben dem Regelbuch notiert, wofür sie gelesen wurden. Ohne Abschnitte werden alle genannten bestätigt; solange es andere Fehler gibt, keiner.',
      options: [['--language CODE', 'nur das Regelbuch in dieser Sprache']],
      examples: [
        ['regel confirm clever solo', 'Der Abschnitt „solo“ stimmt wieder, in jeder Sprache.'],
        ['regel confirm clever --language nl', 'Alles auf Niederländisch ist gelesen.'],
      ],
    },
    examples: {
      summary: 'zeigt, was in Beispielen nicht mehr stimmt, und schreibt sie neu',
      usage: 'regel examples <Spiel>[/<Variante>] [<Beispiel>…] [--accept]',
      about:
        'Durch eine Variante oder eine geänderte Regel stimmen ausgearbeitete Beispiele nicht mehr. Dies zeigt jede Zeile, die nicht stimmt, wie sie dasteht und wie sie würde. Lies sie: Ein Wert, den du nicht erwartet hast, ist ein Fehler in den Regeln. Mit „--accept“ wird es aufgeschrieben, bei einer Variante als eigenes Beispiel unter demselben Namen. Was nur du wissen kannst, bleibt dir überlassen.',
      options: [['--accept', 'schreibt, was gezeigt wird']],
      examples: [
        ['regel examples clever/quick', 'Was ist anders im schnellen Spiel?'],
        ['regel examples clever/quick rounds-by-players --accept', 'Dieses eine stimmt so.'],
      ],
    },
    agree: {
      summary: 'spielt Interpreter und Engine nebeneinander: Sind sie sich einig?',
      usage:
        'regel agree <Spiel>[/<Variante>] [--moves N] [--players N] [--seed ZAHL] [--resume DATEI] [--json]',
      about:
        'Spielt zufällige Partien mit dem Interpreter und mit der Engine in „generated“ und vergleicht nach jedem Zug: die erlaubten Züge, den Spielstand, was jeder Spieler sieht und was jemand sieht, der nicht mitspielt, die Punkte und die Gründe, aus denen Züge abgelehnt werden. Hört beim ersten Unterschied auf und zeigt ihn. Nutzt alle Kerne.',
      options: [
        ['--moves N', 'wie viele Züge für jede Zahl von Spielern; sonst 1.000.000'],
        ['--players N', 'nur mit so vielen Spielern'],
        ['--seed ZAHL', 'derselbe Zufallscode, dieselben Partien'],
        ['--resume DATEI', 'bewahrt in dieser Datei auf, was verglichen ist, und macht damit weiter'],
        ['--json', 'ein JSON-Dokument, mit der ganzen Partie bis zu einem Unterschied'],
      ],
      examples: [
        ['regel agree clever', 'Eine Million Züge für jede Zahl von Spielern.'],
        ['regel agree palace --moves 20000 --players 3', 'Ein schneller Blick.'],
      ],
    },
  },
};
