/**
 * The sentences of this program itself. What rules do wrong is said by `problems/`, what happens in a game by the
 * texts of the games. `{name}` is filled in; of `one|many` the first is said for a count of 1.
 */
export const en = {
  // What was typed
  'unknown-command': 'There is no command “{command}”.',
  'did-you-mean': 'Did you mean “{word}”?',
  'see-help': '“{command}” tells what is possible.',
  'unknown-option': 'There is no option “{option}” here.',
  'option-takes-no-value': '“{option}” stands alone: it takes no value.',
  'option-needs-value':
    '“{option}” needs a value after it. One that begins with a dash is written {option}=-1.',
  'option-needs-number': '“{option}” needs a whole number, not “{value}”.',
  'option-twice': '“{option}” is given twice, with different values.',
  'unknown-language': '“{value}” is no language of this program: choose {known}.',
  'too-many-words': '“{word}” is too much: this command needs nothing more.',
  'number-out-of-range': '{option} must be from {from} to {to}, not {value}.',
  'not-together': '“{first}” and “{second}” do not go together.',
  or: 'or',

  // Files and folders
  'no-rules-folder':
    'There is no folder “rules” here or above: {folder}. Go to a project, or name its folder.',
  'no-rules-in': 'There are no rules in {path}: no file that ends in .regel.',
  'two-rules-folders':
    'These paths belong to two rules folders, {first} and {second}. Take them one at a time.',
  'no-such-path': 'There is no file or folder “{path}”.',
  'cannot-read': '{file} cannot be read: {trouble}.',
  'cannot-write': '{file} cannot be written: {trouble}. It is as it was.',
  'trouble-missing': 'it is not there',
  'trouble-forbidden': 'you have no permission',
  'trouble-folder': 'it is a folder',
  'trouble-read-only': 'its disk can only be read',
  'trouble-full': 'the disk is full',
  'trouble-other': 'the system says {detail}',

  // check and build
  checking: 'Checking the rules',
  times: 'Times',
  'times-total': 'together',
  'times-parsed': 'Declarations: {matched} read, {reused} known already.',
  'build-head': 'game, players, phases, actions, scorings, tables, grids, terms, examples, texts',
  'build-shared': 'Shared by the games: {names}.',
  'build-left-out': 'Not compiled because of the problems above: {names}.',
  'build-done':
    '{count} game compiled in {time}, with {examples} worked examples.|{count} games and variants compiled in {time}, with {examples} worked examples.',
  'build-nothing': 'No game was compiled.',
  'build-writes-nothing': 'Nothing was written: engine, tests and rulebook are made at a later stage.',

  // format
  'format-changed': 'formatted',
  'format-would-change': 'would change',
  'format-done': '{count} file formatted, {same} fine already.|{count} files formatted, {same} fine already.',
  'format-would':
    '{count} file would change, {same} are fine. “regel format” formats.|{count} files would change, {same} are fine. “regel format” formats them.',
  'format-all-fine': '{count} file, formatted well already.|All {count} files are formatted well already.',
  'format-not-utf8': '{file} is left alone: it is not UTF-8. Save it as UTF-8 first.',
  'format-not-safe': '{file} is left alone: formatting it would lose something. Please report this file.',
  'format-changed-meanwhile': '{file} is left alone: somebody else changed it just now.',
  'format-too-large': '{file} is left alone: it is larger than any rules ({size} MB).',
  'format-dash-alone': '“-” stands for the standard input and goes alone.',

  // explain
  'unknown-code': 'There is no problem code “{code}”.',
  'explain-list': 'All problem codes. “regel explain <code>” tells more about one.',

  // Unexpected
  unexpected:
    'Something unexpected happened inside regel; your files are as they were.\nPlease report what you did, and these lines:',
} as const;
