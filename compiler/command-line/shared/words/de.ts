import type { Words } from './words.ts';

export const de: Words = {
  // What was typed
  'unknown-command': 'Einen Befehl „{command}“ gibt es nicht.',
  'did-you-mean': 'Meintest du „{word}“?',
  'see-help': '„{command}“ sagt, was möglich ist.',
  'unknown-option': 'Die Option „{option}“ gibt es hier nicht.',
  'option-takes-no-value': '„{option}“ steht allein: Es gehört kein Wert dazu.',
  'option-needs-value':
    'Auf „{option}“ muss ein Wert folgen. Beginnt er mit einem Strich, schreib {option}=-1.',
  'option-needs-number': 'Zu „{option}“ gehört eine ganze Zahl, nicht „{value}“.',
  'option-twice': '„{option}“ steht zweimal da, mit verschiedenen Werten.',
  'unknown-language': 'Die Sprache „{value}“ spricht dieses Programm nicht: Wähle {known}.',
  'option-empty': 'Der Wert von „{option}“ ist leer. Sag, wohin, zum Beispiel {option} app.',
  'empty-word':
    'Eines der Wörter hinter dem Befehl ist leer, vielleicht eine Variable, die nie gesetzt wurde. Lass es weg oder fülle es aus.',
  'too-many-words': '„{word}“ ist zu viel: Dieser Befehl braucht nichts weiter.',
  'number-out-of-range':
    '{option} muss {from} sein, nicht {value}.|{option} muss von {from} bis {to} sein, nicht {value}.',
  'not-together': '„{first}“ und „{second}“ passen nicht zusammen.',
  or: 'oder',

  // Files and folders
  'no-rules-folder':
    'Hier und darüber gibt es keinen Ordner „rules“: {folder}. Geh in ein Projekt oder nenne seinen Ordner.',
  'no-rules-in': 'In {path} stehen keine Regeln: Es gibt keine Datei, die auf .regel endet.',
  'two-rules-folders':
    'Diese Pfade gehören zu zwei Regelordnern, {first} und {second}. Nimm sie nacheinander.',
  'no-such-path': 'Eine Datei oder einen Ordner „{path}“ gibt es nicht.',
  'cannot-read': '{file} lässt sich nicht lesen: {trouble}.',
  'cannot-write': '{file} lässt sich nicht schreiben: {trouble}. Es wurde nichts geändert.',
  'trouble-missing': 'sie ist nicht da',
  'trouble-no-folder': 'den Ordner gibt es nicht',
  'trouble-forbidden': 'dir fehlt die Berechtigung',
  'trouble-folder': 'es ist ein Ordner',
  'trouble-large': 'sie ist zu groß',
  'trouble-read-only': 'der Datenträger ist nur lesbar',
  'trouble-full': 'der Datenträger ist voll',
  'trouble-other': 'das System meldet {detail}',

  // check and build
  checking: 'Die Regeln werden geprüft',
  watching: 'Die Regeln werden beobachtet; Strg-C beendet es.',
  'files-read': '{count} Datei gelesen|{count} Dateien gelesen',
  'files-unreadable': '{count} Datei war nicht lesbar|{count} Dateien waren nicht lesbar',
  'stage-reading': 'Dateien lesen',
  'stage-syntax': 'Satzbau',
  'stage-model': 'Namen und Typen',
  'stage-checks': 'Prüfungen',
  'stage-ir': 'Zwischenform',
  'stage-examples': 'durchgespielte Beispiele',
  'stage-texts': 'Texte',
  'stage-rulebooks': 'Regelbücher',
  ranges: 'Erst im Spiel geprüft',
  'ranges-none': 'Für jede Zahl ist bewiesen, dass sie passt.',
  times: 'Zeiten',
  'times-total': 'zusammen',
  'times-parsed': 'Deklarationen: {read} gelesen, {known} schon bekannt.',
  'build-head': 'Spiel, Spieler, Phasen, Aktionen, Wertungen, Tabellen, Raster, Begriffe, Beispiele, Texte',
  'build-shared': 'Von den Spielen geteilt: {names}.',
  'build-left-out': 'Wegen der Probleme oben nicht kompiliert: {names}.',
  'build-done':
    '{count} Spiel kompiliert in {time}; durchgespielte Beispiele: {examples}.|{count} Spiele und Varianten kompiliert in {time}; durchgespielte Beispiele: {examples}.',
  'build-nothing': 'Es wurde kein Spiel kompiliert.',
  'build-writes-nothing':
    'Nichts wurde geschrieben: --to ORDNER legt dort Pakete ab, „npm run generate“ alles in „generated“.',
  'build-nothing-to-write': '{folder} ist unverändert: Es gibt kein fehlerfreies Spiel zu schreiben.',
  'build-dropped':
    'Nicht mehr in den Regeln und nicht mehr im Index: {names}. Was davon noch in {folder} liegt, kann weg.',
  'build-written':
    '{folder}: {count} Datei geschrieben, {same} wie zuvor.|{folder}: {count} Dateien geschrieben, {same} wie zuvor.',
  'build-comparing': 'Die Engines werden mit dem Interpreter verglichen',
  'build-disagrees': 'Die Engine von {game} würde nicht nach den Regeln spielen: {rule} ist darin anders.',
  'build-refused':
    'Nichts wurde geschrieben: Eine Engine, die dem Interpreter widerspricht, taugt nichts. Das ist ein Fehler im Compiler, nicht in den Regeln; bitte melde ihn.',
  'build-option-where': '„{option}“ braucht auch „{other}“: den Ordner, in den geschrieben wird.',
  'build-among-rules':
    '{folder} ist ein Ordner mit Regeln: Dazwischen gehören keine Engines. Gib --to einen anderen Ordner, zum Beispiel app/engines.',
  'build-in-the-way':
    '{file} wurde nicht generiert und ginge verloren. Nichts wurde geschrieben: Wähle einen anderen Ordner.',
  'build-stopped':
    '{file} konnte nicht geschrieben werden: {trouble}. Die davor schon; derselbe Befehl macht weiter.',

  // examples
  'examples-all-hold': 'Jedes Beispiel stimmt.',
  'examples-by-hand': '? was hier stehen soll, weißt nur du: schreibe es von Hand',
  'examples-no-example': 'Es gibt kein Beispiel „{example}“.',
  'examples-not-written':
    'Es wurde nichts geschrieben. Ist es so, wie es sein soll: regel examples {game} --accept',
  'examples-written': '{count} Beispiel neu geschrieben.|{count} Beispiele neu geschrieben.',

  // new
  'new-which-name': 'Wie soll das Spiel heißen? Zum Beispiel: regel new eulenpost.',
  'new-no-name':
    '„{name}“ ist kein Name für ein Spiel: Er hat kleine Buchstaben, Ziffern und Bindestriche, beginnt mit einem Buchstaben und ist kein Wort der Sprache.',
  'new-no-starter': 'Es gibt kein Spiel „{name}“ zum Anfangen. Es gibt: {names}.',
  'new-exists': '{folder} gibt es schon; nichts wurde geschrieben. Wähle einen anderen Namen.',
  'new-declared': 'Es gibt schon ein Spiel {game}; nichts wurde geschrieben. Wähle einen anderen Namen.',
  'new-done':
    '{folder} ist geschrieben: ein kleines, vollständiges Spiel wie {starter}, das du sofort spielen kannst.',
  'new-play': 'spielt es',
  'new-check': 'sagt bei jedem Speichern, was nicht stimmt',
  'new-rules': 'enthält die Regeln: Ändere eine',

  // texts
  'texts-added':
    '{file}: {count} Text hinzugefügt; er beginnt mit ???, bis du ihn schreibst.|{file}: {count} Texte hinzugefügt; sie beginnen mit ???, bis du sie schreibst.',
  'texts-none': '{file}: Nichts fehlt.',
  'texts-left':
    '  Das wird nicht mehr gebraucht: {names}. Es wurde stehen gelassen.|  Diese werden nicht mehr gebraucht: {names}. Sie wurden stehen gelassen.',

  // confirm
  'confirm-no-rulebook': 'Das Spiel {game} hat noch kein Regelbuch.',
  'confirm-no-section': 'Das Regelbuch hat keinen Abschnitt „{section}“.',
  'confirm-not-yet':
    'Nichts wurde bestätigt: Behebe erst das Problem oben.|Nichts wurde bestätigt: Behebe erst die {count} Probleme oben.',
  'confirm-nothing': 'Nichts zu bestätigen: Jeder Abschnitt sagt, was die Regeln bedeuten.',
  'confirm-done': '{count} Abschnitt bestätigt.|{count} Abschnitte bestätigt.',

  // upgrade
  'upgrade-changed': 'umgeschrieben',
  'upgrade-done':
    '{count} Datei umgeschrieben; ihre Regeln bedeuten dasselbe.|{count} Dateien umgeschrieben; ihre Regeln bedeuten dasselbe.',
  'upgrade-would':
    '{count} Datei würde sich ändern. „regel upgrade“ schreibt sie um.|{count} Dateien würden sich ändern. „regel upgrade“ schreibt sie um.',
  'upgrade-none': 'Alle Regeln sind schon so geschrieben, wie die Sprache heute ist.',
  'upgrade-not-safe':
    'Nichts wurde geschrieben: Umgeschrieben würden diese Regeln etwas anderes bedeuten. Bitte melde das.',

  // format
  'format-changed': 'formatiert',
  'format-would-change': 'würde sich ändern',
  'format-done':
    '{count} Datei formatiert, {same} schon in Ordnung.|{count} Dateien formatiert, {same} schon in Ordnung.',
  'format-would':
    '{count} Datei würde sich ändern, in Ordnung: {same}. „regel format“ formatiert sie.|{count} Dateien würden sich ändern, in Ordnung: {same}. „regel format“ formatiert sie.',
  'format-all-fine': '{count} Datei, schon gut formatiert.|Alle {count} Dateien sind schon gut formatiert.',
  'format-not-utf8': '{file} bleibt, wie sie ist: Sie ist kein UTF-8. Speichere sie zuerst als UTF-8.',
  'format-not-safe':
    '{file} bleibt, wie sie ist: Beim Formatieren ginge etwas verloren. Bitte melde diese Datei.',
  'format-changed-meanwhile': '{file} bleibt, wie sie ist: Jemand anders hat sie gerade geändert.',
  'format-too-large': '{file} bleibt, wie sie ist: Sie ist größer als alle Regeln ({size} MB).',
  'format-dash-alone': '„-“ steht für die Standardeingabe und geht allein.',

  // explain
  'unknown-code': 'Einen Problemcode „{code}“ gibt es nicht.',
  'explain-list': 'Alle Problemcodes. „regel explain <Code>“ sagt mehr über einen.',

  // play
  'unknown-game': 'In diesen Regeln gibt es kein Spiel „{game}“.',
  'known-games': 'Es gibt: {names}.',
  'game-has-errors':
    'Die Regeln von {game} enthalten Fehler, es lässt sich also nicht spielen. „regel check“ zeigt sie.',
  'play-which-game': 'Welches Spiel?',
  'other-game-in-file': 'In {file} steht eine Partie {game}, ein anderes Spiel. Wähle eine andere Datei.',
  'file-has-game':
    'In {file} steht schon eine Partie, und sie hat anders begonnen: {option}. Wähle für eine neue eine andere Datei; ohne {option} geht diese weiter.',
  'file-exists': '{file} gibt es schon; die Datei bleibt, wie sie ist. Wähle einen anderen Namen.',
  'not-a-record': '{file} ist keine Aufzeichnung einer Partie. {why} Die Datei bleibt, wie sie ist.',
  'engine-save':
    'In {file} steht eine Partie, die eine Engine gespeichert hat. „npx regel replay“ zeigt sie; weiterspielen lässt sie sich mit einer Engine („load“). Die Datei bleibt, wie sie ist.',
  'names-and-players': 'Anzahl der Namen: {names}, aber --players sagt {players}.',
  'names-unclear': '„{names}“: Jeder Spieler braucht einen Namen, und keine zwei denselben.',
  'unknown-game-option': 'Das Spiel hat keine Option „{name}“.',
  'game-options': 'Die Optionen: {names}.',
  'no-game-options': 'Es hat keine.',
  'game-option-value': 'Die Option {name} kann nicht „{value}“ sein: {values}.',
  'rules-stuck':
    'Die Regeln kommen hier nicht weiter: {fault}. Das ist ein Fehler in den Regeln; alles bis hierher steht.',
  'fault-in': '{what}, in „{name}“{place}',
  'fault-about': '{what} („{about}“)',
  'rules-stuck-here': 'Die Regeln kommen hier nicht weiter; das ist ein Fehler in den Regeln.',
  'undo-no-further':
    'Nach einem Wurf, einer Ziehung oder einem Zug mit etwas Verdecktem lässt sich nichts mehr zurücknehmen.',
  'hand-over': 'Gib an {name} weiter und drücke dann die Eingabetaste.',
  'go-on-with': 'Später weiter mit: {command}',
  'not-turn-of': '{name} ist gerade nicht an der Reihe.',
  'name-taken': '„{name}“ heißt schon jemand anders. Wähle einen anderen Namen.',
  'play-help':
    'Du kannst einen Zug auch so tippen, wie er rechts steht, oder seinen Anfang. Wo mehrere zugleich wählen, ist „2: …“ für Spieler 2; mit dem Namen geht es auch: „{name}: …“.',
  'what-came-up': 'Was kam heraus?',
  'cannot-come-up': '„{text}“ kann hier nicht herauskommen.',

  // Records of games
  'place-line': 'Zeile {line}',
  'place-entry': 'Logeintrag {line}',
  'record-empty': 'es steht nichts darin.',
  'record-first-line': 'die erste Zeile muss das Spiel nennen, wie „regel clever“, nicht „{text}“.',
  'record-unknown-word':
    'keine Zeile beginnt mit „{text}“. Ereignisse beginnen mit „>“ oder der Nummer eines Spielers.',
  'record-twice': '„{text}“ steht zum zweiten Mal da.',
  'record-after-events': '„{text}“ gehört über das erste Ereignis.',
  'record-no-players': 'darüber fehlt eine Zeile „players“ mit den Namen.',
  'record-names': '„{text}“: Jeder Spieler braucht einen Namen, und keine zwei denselben.',
  'record-number': '„{text}“ ist keine Zahl.',
  'record-option': 'eine Option hat einen Namen und einen Wert, nicht „{text}“.',
  'record-no-value': 'hinter „{text}“ steht nichts.',
  'record-seat': 'einen Spieler {text} gibt es nicht.',
  'record-no-move': 'bei Spieler {text} steht kein Zug.',
  'record-check': '„{text}“ ist keine Prüfzahl: vier Ziffern oder Buchstaben a bis f.',
  'record-too-long': 'sie ist länger als {text} Zeilen; das ist keine Partie.',
  'record-setup': 'so lässt sich das Spiel nicht aufbauen: {about}.',
  'record-chance-first': 'hier entscheidet zuerst der Zufall; eine Zeile mit „>“ fehlt.',
  'record-no-chance': 'hier entscheidet der Zufall nichts; an der Reihe: {names}.',
  'record-no-outcome': 'das kann der Zufall hier nicht geben.',
  'notation-no-action': 'das Spiel hat keine Aktion „{text}“.',
  'notation-no-value': '„{text}“ ist nichts, was man hier wählen kann.',
  'notation-no-offer': 'die Aktion wird nicht so oft angeboten: „{text}“.',
  'notation-missing': 'der Zug sagt nicht, was gewählt wird: {text}.',
  'notation-too-much': '„{text}“ ist zu viel.',

  // replay
  'replay-which-file': 'Welche Datei?',
  'replay-same-rules': 'Gespielt mit den Regeln, wie sie jetzt sind.',
  'replay-changed-same':
    'Die Regeln haben sich seither geändert, aber nicht für diese Partie: Sie verläuft gleich.',
  'replay-changed-unknown': 'Die Regeln haben sich seither geändert.',
  'replay-differs-start': 'Die Regeln haben sich seither geändert: Schon am Anfang steht es anders.',
  'replay-differs': 'Die Regeln haben sich seither geändert: Ab Zug {move} ({place}) steht es anders.',
  'replay-edited': 'Die Aufzeichnung wurde geändert: Ab Zug {move} ({place}) passen ihre Prüfzahlen nicht.',
  'replay-impossible': 'Die Regeln haben sich seither geändert: Zug {move} ist nicht mehr möglich. {why}',
  'earlier-seed':
    'Der Zufallscode {seed} stammt aus der Zeit vor den neuen Zufallscodes: Diese Partie bleibt, wie sie war, aber eine neue Partie mit demselben Code verläuft anders.',
  'replay-rest': 'Nicht nachgespielt: {left} von {all} Zügen.',
  'replay-players':
    'Nach den Regeln von heute spielen {from} bis {to} Personen mit; in dieser Partie sind es {players}.',
  'engine-save-broken':
    'Die Datei beginnt wie eine Partie, die eine Engine gespeichert hat, aber „{about}“ stimmt darin nicht.',
  'replay-broken': '{file} lässt sich nicht nachspielen. {why}',
  'replay-step-too-far': 'Die Partie hat nur {count} Zug.|Die Partie hat nur {count} Züge.',
  'replay-after': 'Nach {count} Zug|Nach {count} Zügen',

  // simulate
  'simulate-which-game': 'Welches Spiel?',
  'simulate-games': '{count} Partie|{count} Partien',
  'simulate-head': 'Spielweise, Partien, Züge, längste, Punkte, ±, min, max',
  'simulate-players': '{count} Spieler|{count} Spieler',
  'simulate-imaginary': '+ {count} imaginär',
  'simulate-coverage':
    'Erreicht: {phases} Phasen und Wertungen, {actions} Aktionen, {offers} Angebote, {reasons} Gründe.',
  'simulate-missed': 'Nie erreicht: {names}',
  'simulate-missed-phases': 'Phasen und Wertungen',
  'simulate-missed-actions': 'Aktionen',
  'simulate-missed-offers': 'Angebote',
  'simulate-missed-reasons': 'Gründe',
  'simulate-restricted':
    'Nicht jede Spielweise wurde probiert; mit --players all wird vielleicht mehr erreicht.',
  'simulate-all-reached': 'Alles wurde erreicht.',
  'simulate-fault': 'Die Regeln kamen nicht weiter: {fault}, bei Zug {move} der Partie {game} ({way}).',
  'simulate-fault-again':
    'Das geschah in {count} weiteren Partie; --json sagt, in welcher.|Das geschah in {count} weiteren Partien; --json sagt, in welchen.',
  'simulate-unfinished':
    '{count} Partie wurde abgebrochen: Sie dauerte zu lange.|{count} Partien wurden abgebrochen: Sie dauerten zu lange.',
  'simulate-progress': '{count} Partien, noch {left}',
  'simulate-reaching': 'Sucht, was nie erreicht wird',
  'simulate-broken-off': 'Abgebrochen nach {done} von {count} Partien; das hier sagen sie.',
  'simulate-one-way':
    'Eine Ergebnisdatei und ein Teil eines Laufs gelten für eine Personenzahl: Gib auch --players N an.',
  'simulate-resume-where': '„--resume“ macht mit einer Datei weiter: Gib auch --to DATEI an.',
  'simulate-shard-seed': 'Alle Teile eines Laufs haben denselben Zufallscode: Gib auch --seed TEXT an.',
  'simulate-shard': '„{value}“ ist kein Teil eines Laufs: Schreib --shard 2/7 für den zweiten von sieben.',
  'simulate-bots':
    '„{value}“ ist kein Bot: Wähle random, greedy, search, search:500 (mit so vielen Versuchen), prefer:AKTION oder avoid:AKTION.',
  'simulate-bots-count':
    '--bots nennt {count} Bots, und es spielen {players}: Nenne einen für alle oder einen für jeden.',
  'simulate-file-there': '{file} gibt es schon. --resume macht damit weiter; nenne sonst eine andere Datei.',
  'simulate-file-other':
    '{file} ist das Ergebnis eines anderen Laufs: mit anderen Regeln, anderem Zufallscode oder anderen Zahlen.',
  'simulate-no-result': '{file} ist kein Ergebnis von „regel simulate --to“.',
  'simulate-done': '{games} Partien mit {moves} Zügen in {time}; Zufallscode {seed}.',

  // diff
  'diff-which':
    'Welche zwei? Nenne zwei Spiele, Varianten oder Fassungen: regel diff clever clever/quick, regel diff clever@HEAD~3 clever.',
  'diff-no-revision': '{revision} ist weder ein Ordner mit Regeln noch eine Fassung in Git.',
  'diff-no-game': 'Dort gibt es kein Spiel {game}, oder es lässt sich nicht spielen. Es gibt: {names}.',
  'diff-has-errors':
    '{game} hat Fehler und lässt sich nicht spielen ({file}: {code}). Nur die Zeilen wurden verglichen.',
  'diff-looking': 'Sucht eine Partie, in der man es sieht',
  'diff-no-rules': 'Keine Regel sagt etwas anderes.',
  'diff-rule-new': 'Neu',
  'diff-rule-changed': 'Geändert',
  'diff-rule-gone': 'Entfallen',
  'diff-more': 'und noch 1 Zeile|und noch {count} Zeilen',
  'diff-example-new': 'Neues Beispiel: {name}',
  'diff-example-gone': 'Entfallenes Beispiel: {name}',
  'diff-example-fails': 'Beispiel, das nicht mehr stimmt: {name}',
  'diff-example-holds': 'Beispiel, das wieder stimmt: {name}',
  'diff-from-start': 'Eine Partie mit 1 Spieler.|Eine Partie mit {count} Spielern.',
  'diff-from-example': 'Aus der Situation des Beispiels „{name}“.',
  'diff-steps': 'Nach einem Schritt:|Nach {count} Schritten:',
  'diff-none':
    'Es wurde keine Partie gefunden, in der man es sieht, was nicht heißt, dass es keine gibt: {positions} Stellungen wurden ganz verglichen, in {games} zufälligen Partien und {examples} Beispielen. Suche mit --positions weiter.',
  'diff-looked':
    'Die kürzeste, die unter {positions} Stellungen, {games} zufälligen Partien und {examples} Beispielen gefunden wurde.',
  'diff-saved': '{file} enthält diese Partie: regel replay {file}.',
  'diff-not-from-start': 'Sie beginnt aus der Situation eines Beispiels, die --to nicht sichern kann.',

  // compare, merge
  'compare-which': 'Welche zwei? Nenne zwei Spiele oder Varianten: regel compare clever clever/quick.',
  'compare-players': 'Es gibt keine Personenzahl, mit der sich beide spielen lassen.',
  'compare-head': '{a} und {b}, zu {players}t',
  'compare-difference': 'Unterschied',
  'compare-progress': 'je {count} Partien',
  'compare-length': 'Züge pro Partie',
  'compare-points': 'Punkte, alle zusammen',
  'compare-margin': 'Vorsprung beim Sieg',
  'compare-seat': 'Platz {seat} gewinnt',
  'compare-differs': 'anders',
  'compare-alike': 'kein Unterschied von Belang',
  'compare-open': 'noch nicht klar',
  'compare-same': 'Alle {games} Partien endeten in beiden gleich.',
  'compare-summary': 'Anders: {differs}. Bis auf 1 % gleich: {alike}. Noch nicht klar: {open}.',
  'compare-promise':
    'Der Zufall war in beiden derselbe. Alle Intervalle gelten zusammen, jederzeit, mit einer Wahrscheinlichkeit von 95 %: Oft hinzuschauen macht nichts echt.',
  'compare-done': 'Je {games} Partien in {time}; Zufallscode {seed}.',
  'merge-which': 'Welche Dateien? Nenne die von „regel simulate --to“.',
  'merge-other-plan':
    'Diese Dateien sind keine Teile desselben Laufs: Regeln, Plätze, Bots, Zufallscode oder Zahl der Partien sind anders.',
  'merge-same-games': 'Einige Partien stehen in zwei dieser Dateien: Zähl jeden Teil nur einmal.',
  'merge-done': '{game}: {games} von {of} Partien; Zufallscode {seed}.',
  'merge-missing': 'Es fehlt noch {count} Partie.|Es fehlen noch {count} Partien.',
  'tune-vary':
    '„{value}“ ist keine Zahl mit einem Bereich. Nach --vary steht in Anführungszeichen ein Name wie in einer Variante und was er sein darf: goal 50..150 by 10 oder line-points[5] 3..8.',
  'tune-vary-none': 'Welche Zahlen dürfen anders sein? Sag es mit --vary; regel tune --help zeigt, wie.',
  'tune-want':
    '„{value}“ ist kein Wunsch. Nach --want steht in Anführungszeichen: length 40..60 oder seat 1 = seat 2 oder shared less oder margin ..10. Wünschen kannst du dir etwas von length, points, margin, shared, seat 1 und scoring NAME.',
  'tune-want-none': 'Was wünschst du dir? Sag es mit --want; regel tune --help zeigt, wie.',
  'tune-compiling': '{count} Zahlenwahlen',
  'tune-playing': 'es wird gespielt',
  'tune-unfit': 'So können die Regeln nicht sein: {lines}. {problem}',
  'tune-promise':
    'Die Intervalle der zweiten Runde gelten alle zusammen mit 95 % Sicherheit. Wie man einen Wunsch schreibt, steht in „regel tune --help“.',
  'lab-report-html': '„{file}“ muss auf .html enden: Es wird eine Seite, mit .json und .csv daneben.',
  'lab-file-there': '{file} gibt es schon: Nenne eine andere Datei.',

  // serve and conform
  'serve-how': 'Sag --stdio: Fragen kommen auf der Standardeingabe, Antworten gehen auf die Standardausgabe.',
  'lsp-how':
    'Sag --stdio, um einem Editor zu antworten, oder --vsix DATEI, um die Erweiterung für VS Code zu schreiben.',
  'conform-which-engine': 'Welche Engine? Etwa so: {example}.',
  'conform-no-vectors': 'In {folder} gibt es keine Vektoren; „npm run generate“ macht sie.',
  'conform-outdated':
    'Die Vektoren von {games} sind aus anderen Regeln oder Beispielen gemacht als den jetzigen; „npm run generate“ macht sie neu.',
  'conform-no-hello': 'Die Engine antwortet auf „hello“ nicht, wie sie soll: {answer}',
  'conform-other-protocol': 'Die Engine spricht Protokoll {found}, dieses Programm Protokoll {known}.',
  'conform-trouble-silent': 'Die Engine hat nicht innerhalb von {detail} geantwortet.',
  'conform-trouble-ended': 'Die Engine hat sich beendet, statt zu antworten ({detail}).',
  'conform-trouble-no-json': 'Die Engine hat mit etwas geantwortet, das kein JSON ist: {detail}',
  'conform-trouble-other-id': 'Die Antwort hat nicht die id der Frage: {detail}',
  'conform-head': 'Regel, gut, falsch',
  'conform-step': 'Schritt {step} von {steps}:',
  'conform-more':
    'Noch {count} Gespräch ging falsch aus; --json sagt alles.|Noch {count} Gespräche gingen falsch aus; --json sagt alles.',
  'conform-more-differences': 'und noch {count} Unterschied|und noch {count} Unterschiede',
  'conform-not-asked':
    '{count} Gespräch wurde nicht geführt: Die Engine antwortet immer wieder nicht.|{count} Gespräche wurden nicht geführt: Die Engine antwortet immer wieder nicht.',
  'conform-kinds': 'Gut: {parts}.',
  'conform-left': 'Hat die Engine nicht, also nicht gefragt: {names}.',
  'conform-done': '{passed} gut, {failed} falsch, in {time}',

  // mutate
  'mutate-progress': '{count} Mutant|{count} Mutanten',
  'mutate-interrupted': 'Abgebrochen nach {done} von {count}. So geht es weiter: {command}',
  'mutate-example-fails':
    'Das durchgespielte Beispiel {name} stimmt nicht. „regel check“ sagt mehr; Mutanten kommen danach.',
  'mutate-vectors-differ':
    'Die Vektoren in „generated“ gehören nicht zu diesen Regeln ({name}). „npm run generate“ macht sie neu.',
  'mutate-results-broken':
    '{file} ist keine Datei mit Ergebnissen dieses Befehls (Zeile {line}). Sie bleibt, wie sie ist; nimm eine andere.',
  'mutate-results-other':
    '{file} enthält Ergebnisse zu anderen Regeln, Beispielen oder Vektoren: Alles wird neu beurteilt.',
  'mutate-explanation-wrong':
    '{file}, Zeile {line}: Eine Erklärung ist die id eines Mutanten, ein Doppelpunkt und der Grund, jede nur einmal.',
  'mutate-open': 'Kein Beispiel entscheidet „{rule}“: {change}',
  'mutate-open-none':
    'Es wurde keine Partie gefunden, in der man es sähe, unter {positions} Stellungen, {games} zufälligen Partien und {examples} Beispielen.',
  'mutate-head': 'was sich ändert, Mutanten, bemerkt, %, durch Beispiele, %',
  'mutate-kind-value': 'Zahlen und Wörter in Regeln',
  'mutate-kind-comparison': 'Vergleiche',
  'mutate-kind-condition': 'Bedingungen',
  'mutate-kind-pick': 'erste oder letzte, höchste oder niedrigste, Rundung',
  'mutate-kind-tie': 'Rangfolge und Gleichstand',
  'mutate-kind-statement': 'weggelassene Zeilen',
  'mutate-kind-decision': 'müssen und dürfen, Angebote',
  'mutate-kind-order': 'wer, und in welcher Reihenfolge',
  'mutate-kind-printed': 'Tabellen, Blätter und Spielsteine',
  'mutate-kind-setup': 'Aufbau, Bereiche und Grenzen',
  'mutate-together': 'zusammen',
  'mutate-became': '„{before}“ wurde „{after}“',
  'mutate-left-out': '„{before}“ weggelassen',
  'mutate-put-in': '„{after}“ eingesetzt',
  'mutate-in': 'in „{where}“',
  'mutate-survivors':
    'Nichts bemerkt das. Ein durchgespieltes Beispiel würde es bemerken. Oder erkläre in {file}, warum es nichts ausmacht:',
  'mutate-explained': 'Auch das wird von nichts bemerkt; in {file} steht, warum:',
  'mutate-no-example':
    'Diese Regeln haben kein durchgespieltes Beispiel; nur was von den Regeln selbst aufgezeichnet wurde, bemerkt die Änderung:',
  'mutate-see-examples':
    '{count} Mutant wird von keinem durchgespielten Beispiel bemerkt, nur von Aufgezeichnetem; --examples nennt ihn.|{count} Mutanten werden von keinem durchgespielten Beispiel bemerkt, nur von Aufgezeichnetem; --examples nennt sie.',
  'mutate-stale-gone': '{file}, Zeile {line}: Den Mutanten {name} gibt es nicht mehr.',
  'mutate-stale-noticed': '{file}, Zeile {line}: {name} wird jetzt bemerkt; die Erklärung kann weg.',
  'mutate-no-vectors':
    'Von diesem Spiel wurde nichts aufgezeichnet: Nur durchgespielte Beispiele wurden gefragt.',
  'mutate-not-counted':
    'Nicht gezählt: {refused}, die der Compiler ablehnt, {same}, die genau dasselbe Spiel sind.',
  'mutate-done': 'Mutationswert {score}; durchgespielte Beispiele allein {share}; in {time}',

  // agree
  'agree-progress': '{moves} Züge, {count} Spieler|{moves} Züge, {count} Spieler',
  'agree-left': 'noch etwa {minutes} min',
  'agree-results-other':
    '{file} enthält Ergebnisse zu anderen Regeln, einer anderen Engine oder einem anderen Zufallscode: Alles wird neu verglichen.',
  'agree-fresh':
    'Die Engine von {game} wird für diesen Vergleich geschrieben, aus den Regeln, wie sie jetzt sind.',
  'agree-head': 'Zahl der Spieler, Züge, Partien, Fingerabdruck',
  'agree-differ': 'Interpreter und Engine sind sich nicht einig.',
  'agree-where': '{setup}, {chance}, nach {move} Schritten:',
  'agree-earlier': '{count} Schritt davor|{count} Schritte davor',
  'agree-supplied': 'Zufall von außen',
  'agree-seed': 'Zufallscode {seed}',
  'agree-what-moves': 'Erlaubte Züge',
  'agree-what-state': 'Spielstand',
  'agree-what-view': 'Was man sieht',
  'agree-what-score': 'Punkte',
  'agree-what-result': 'Ergebnis',
  'agree-what-reason': 'Warum ein Zug abgelehnt wird',
  'agree-what-turn': 'Wer am Zug ist',
  'agree-what-chance': 'Zufall',
  'agree-what-always': 'Was immer gilt',
  'agree-what-fault': 'Einer von beiden ist hängen geblieben:',
  'agree-interpreter': 'Interpreter',
  'agree-engine': 'Engine',
  'agree-stopped': 'Abgebrochen nach {moves} Zügen, {time}; Zufallscode {seed}.',
  'agree-done': 'Sie sind sich einig: {moves} Züge verglichen in {time}; Zufallscode {seed}.',

  // Unexpected
  unexpected:
    'In regel selbst ist etwas Unerwartetes geschehen; deine Dateien sind, wie sie waren.\nBitte melde, was du getan hast, mit diesen Zeilen:',
};
