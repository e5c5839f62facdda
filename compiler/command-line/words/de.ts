import type { Words } from './index.ts';

export const de: Words = {
  // What was typed
  'unknown-command': 'Einen Befehl „{command}“ gibt es nicht.',
  'did-you-mean': 'Meinst du „{word}“?',
  'see-help': '„{command}“ sagt, was möglich ist.',
  'unknown-option': 'Die Option „{option}“ gibt es hier nicht.',
  'option-takes-no-value': '„{option}“ steht allein: Es gehört kein Wert dazu.',
  'option-needs-value': 'Nach „{option}“ gehört ein Wert. Beginnt er mit einem Strich, schreib {option}=-1.',
  'option-needs-number': 'Zu „{option}“ gehört eine ganze Zahl, nicht „{value}“.',
  'option-twice': '„{option}“ steht zweimal da, mit verschiedenen Werten.',
  'unknown-language': 'Die Sprache „{value}“ spricht dieses Programm nicht: Wähle {known}.',
  'too-many-words': '„{word}“ ist zu viel: Dieser Befehl braucht nichts weiter.',
  'number-out-of-range': '{option} muss von {from} bis {to} sein, nicht {value}.',
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
  'cannot-write': '{file} lässt sich nicht schreiben: {trouble}. Die Datei ist, wie sie war.',
  'trouble-missing': 'sie ist nicht da',
  'trouble-forbidden': 'dir fehlt die Berechtigung',
  'trouble-folder': 'es ist ein Ordner',
  'trouble-read-only': 'der Datenträger ist nur lesbar',
  'trouble-full': 'der Datenträger ist voll',
  'trouble-other': 'das System meldet {detail}',

  // check and build
  checking: 'Die Regeln werden geprüft',
  times: 'Zeiten',
  'times-total': 'zusammen',
  'times-parsed': 'Deklarationen: {matched} gelesen, {reused} schon bekannt.',
  'build-head': 'Spiel, Spieler, Phasen, Aktionen, Wertungen, Tabellen, Raster, Begriffe, Beispiele, Texte',
  'build-shared': 'Von den Spielen geteilt: {names}.',
  'build-left-out': 'Wegen der Probleme oben nicht kompiliert: {names}.',
  'build-done':
    '{count} Spiel kompiliert in {time}, mit {examples} durchgespielten Beispielen.|{count} Spiele und Varianten kompiliert in {time}, mit {examples} durchgespielten Beispielen.',
  'build-nothing': 'Es wurde kein Spiel kompiliert.',
  'build-writes-nothing':
    'Es wurde nichts geschrieben: Engine, Tests und Regelbuch kommen in einer späteren Phase.',

  // format
  'format-changed': 'formatiert',
  'format-would-change': 'würde sich ändern',
  'format-done':
    '{count} Datei formatiert, {same} schon in Ordnung.|{count} Dateien formatiert, {same} schon in Ordnung.',
  'format-would':
    '{count} Datei würde sich ändern, {same} sind in Ordnung. „regel format“ formatiert sie.|{count} Dateien würden sich ändern, {same} sind in Ordnung. „regel format“ formatiert sie.',
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

  // Unexpected
  unexpected:
    'In regel selbst ist etwas Unerwartetes geschehen; deine Dateien sind, wie sie waren.\nBitte melde, was du getan hast, mit diesen Zeilen:',
};
