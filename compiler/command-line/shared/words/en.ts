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
  'option-empty': '“{option}” has an empty value. Say where, for instance {option} app.',
  'empty-word':
    'One of the words behind the command is empty, perhaps a variable that was never set. Leave it out or fill it in.',
  'too-many-words': '“{word}” is too much: this command needs nothing more.',
  'number-out-of-range':
    '{option} must be {from}, not {value}.|{option} must be from {from} to {to}, not {value}.',
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
  'cannot-write': '{file} cannot be written: {trouble}. Nothing was changed.',
  'trouble-missing': 'it is not there',
  'trouble-no-folder': 'the folder does not exist',
  'trouble-forbidden': 'you have no permission',
  'trouble-folder': 'it is a folder',
  'trouble-large': 'it is too large',
  'trouble-read-only': 'its disk can only be read',
  'trouble-full': 'the disk is full',
  'trouble-other': 'the system says {detail}',

  // check and build
  checking: 'Checking the rules',
  watching: 'Watching the rules; Ctrl-C ends it.',
  'files-read': '{count} file read|{count} files read',
  'files-unreadable': '{count} file could not be read|{count} files could not be read',
  'stage-reading': 'reading files',
  'stage-syntax': 'syntax',
  'stage-model': 'names and types',
  'stage-checks': 'checks',
  'stage-ir': 'intermediate form',
  'stage-examples': 'worked examples',
  'stage-texts': 'texts',
  'stage-rulebooks': 'rulebooks',
  ranges: 'Checked by the engine when it happens',
  'ranges-none': 'Every number is proven to fit.',
  times: 'Times',
  'times-total': 'together',
  'times-parsed': 'Declarations: {read} read, {known} known already.',
  'build-head': 'game, players, phases, actions, scorings, tables, grids, terms, examples, texts',
  'build-shared': 'Shared by the games: {names}.',
  'build-left-out': 'Not compiled because of the problems above: {names}.',
  'build-done':
    '{count} game compiled in {time}, with {examples} worked examples.|{count} games and variants compiled in {time}, with {examples} worked examples.',
  'build-nothing': 'No game was compiled.',
  'build-writes-nothing':
    'Nothing was written: --to FOLDER writes packages there, “npm run generate” everything into “generated”.',
  'build-nothing-to-write': '{folder} is as it was: there is no game without errors to write.',
  'build-dropped':
    'No longer in the rules, and no longer in the index: {names}. What is left of it in {folder} can be deleted.',
  'build-written':
    '{folder}: {count} file written, {same} as before.|{folder}: {count} files written, {same} as before.',
  'build-comparing': 'Comparing the engines with the interpreter',
  'build-disagrees': 'The engine of {game} would not play by its rules: {rule} is different in it.',
  'build-refused':
    'Nothing was written: an engine that does not agree with the interpreter is of no use. This is a mistake in the compiler, not in the rules; please report it.',
  'build-option-where': '“{option}” needs “{other}” too: the folder to write into.',
  'build-among-rules':
    '{folder} is a folder of rules: engines do not go between them. Give --to another folder, for instance app/engines.',
  'build-in-the-way':
    '{file} was not generated, and would be lost. Nothing was written: choose another folder.',
  'build-stopped': '{file} could not be written: {trouble}. Those before it were; the same command goes on.',

  // examples
  'examples-all-hold': 'Every example holds.',
  'examples-by-hand': '? only you can tell what should stand here: write it by hand',
  'examples-no-example': 'There is no example “{example}”.',
  'examples-not-written': 'Nothing was written. If this is as it should be: regel examples {game} --accept',
  'examples-written': '{count} example written anew.|{count} examples written anew.',

  // new
  'new-which-name': 'Which name shall the game have? For instance: regel new owl-post.',
  'new-no-name':
    '“{name}” is no name for a game: it has small letters, digits and hyphens, begins with a letter, and is no word of the language.',
  'new-no-starter': 'There is no game “{name}” to begin with. There are: {names}.',
  'new-exists': '{folder} is there already; nothing was written. Choose another name.',
  'new-declared': 'There is a game {game} already; nothing was written. Choose another name.',
  'new-done': '{folder} is written: a small whole game, like {starter}, that can be played at once.',
  'new-play': 'plays it',
  'new-check': 'says what is wrong, each time you save',
  'new-rules': 'has its rules: change one',

  // texts
  'texts-added':
    '{file}: {count} text added; it begins with ??? until you write it.|{file}: {count} texts added; they begin with ??? until you write them.',
  'texts-none': '{file}: nothing is missing.',
  'texts-left':
    '  Nothing needs this any more: {names}. It was left there.|  Nothing needs these any more: {names}. They were left there.',

  // confirm
  'confirm-no-rulebook': 'The game {game} has no rulebook yet.',
  'confirm-no-section': 'The rulebook has no section “{section}”.',
  'confirm-not-yet':
    'Nothing was confirmed: first put right the problem above.|Nothing was confirmed: first put right the {count} problems above.',
  'confirm-nothing': 'Nothing to confirm: every section says what the rules mean.',
  'confirm-done': '{count} section confirmed.|{count} sections confirmed.',

  // upgrade
  'upgrade-changed': 'rewritten',
  'upgrade-done':
    '{count} file rewritten; its rules mean the same.|{count} files rewritten; their rules mean the same.',
  'upgrade-would':
    '{count} file would change. “regel upgrade” rewrites it.|{count} files would change. “regel upgrade” rewrites them.',
  'upgrade-none': 'All rules are written as the language is today.',
  'upgrade-not-safe':
    'Nothing was written: rewritten, these rules would mean something else. Please report them.',

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

  // play
  'unknown-game': 'There is no game “{game}” in these rules.',
  'known-games': 'There are: {names}.',
  'game-has-errors': 'The rules of {game} have mistakes, so it cannot be played. “regel check” shows them.',
  'play-which-game': 'Which game?',
  'other-game-in-file': '{file} holds a game of {game}, another one. Choose another file.',
  'file-has-game':
    '{file} holds a game already that was set up differently: {option}. For a new game choose another file; without {option} this one goes on.',
  'file-exists': '{file} is there already and stays as it is. Choose another name.',
  'not-a-record': '{file} is not the record of a game. {why} The file stays as it is.',
  'engine-save':
    'In {file} is a game that an engine saved. “npx regel replay” shows it; an engine goes on with it (“load”). The file stays as it is.',
  'names-and-players': 'There are {names} names, but --players says {players}.',
  'names-unclear': '“{names}”: every player needs a name, and no two the same.',
  'unknown-game-option': 'The game has no option “{name}”.',
  'game-options': 'Its options: {names}.',
  'no-game-options': 'It has none.',
  'game-option-value': 'The option {name} cannot be “{value}”: {values}.',
  'rules-stuck':
    'The rules cannot go on here: {fault}. That is a mistake in the rules; everything up to here stands.',
  'fault-in': '{what}, in “{name}”{place}',
  'fault-about': '{what} (“{about}”)',
  'rules-stuck-here': 'The rules cannot go on here; that is a mistake in the rules.',
  'undo-no-further': 'After a roll, a draw or a move with something hidden, nothing can be taken back.',
  'hand-over': 'Hand over to {name}, then press Enter.',
  'go-on-with': 'Go on later with: {command}',
  'not-turn-of': 'It is not the turn of {name}.',
  'name-taken': '“{name}” is the name of another player already. Choose another one.',
  'play-help':
    'You can also type a move as it stands on the right, or the beginning of it. Where several act at once, “2: …” is for player 2; “{name}: …”, by name, works too.',
  'what-came-up': 'What came up?',
  'cannot-come-up': '“{text}” cannot come up here.',

  // Records of games
  'place-line': 'line {line}',
  'place-entry': 'log entry {line}',
  'record-empty': 'there is nothing in it.',
  'record-first-line': 'the first line must name the game, as in “regel clever”, not “{text}”.',
  'record-unknown-word': 'no line begins with “{text}”. Events begin with “>” or the number of a player.',
  'record-twice': '“{text}” stands there a second time.',
  'record-after-events': '“{text}” belongs above the first event.',
  'record-no-players': 'a line “players” with the names is missing above.',
  'record-names': '“{text}”: every player needs a name, and no two the same.',
  'record-number': '“{text}” is not a number.',
  'record-option': 'an option has a name and a value, not “{text}”.',
  'record-no-value': 'nothing stands behind “{text}”.',
  'record-seat': 'there is no player {text}.',
  'record-no-move': 'player {text} has no move here.',
  'record-check': '“{text}” is no check mark: four digits or letters a to f.',
  'record-too-long': 'it is longer than {text} lines; no game is.',
  'record-setup': 'the game cannot be set up like this: {about}.',
  'record-chance-first': 'here chance decides first; a line with “>” is missing.',
  'record-no-chance': 'here chance decides nothing; it is the turn of {names}.',
  'record-no-outcome': 'chance cannot give this here.',
  'notation-no-action': 'the game has no action “{text}”.',
  'notation-no-value': '“{text}” is nothing that can be chosen here.',
  'notation-no-offer': 'the action is not offered so often: “{text}”.',
  'notation-missing': 'the move does not say what it chooses: {text}.',
  'notation-too-much': '“{text}” is too much.',

  // replay
  'replay-which-file': 'Which file?',
  'replay-same-rules': 'Played with the rules as they are now.',
  'replay-changed-same': 'The rules have changed since, but not for this game: it goes the same way.',
  'replay-changed-unknown': 'The rules have changed since.',
  'replay-differs-start': 'The rules have changed since: already at the start it stands differently.',
  'replay-differs': 'The rules have changed since: from move {move} on ({place}) it stands differently.',
  'replay-edited': 'The record was changed: from move {move} on ({place}) its check marks do not fit.',
  'replay-impossible': 'The rules have changed since: move {move} is not possible any more. {why}',
  'earlier-seed':
    'Its seed {seed} is from before seeds were read in a new way: this game is the one it was, but a new game with the same seed is another one.',
  'replay-rest': 'Not replayed: {left} of {all} moves.',
  'replay-players':
    'By the rules as they are now, the game is for {from} to {to} players; this one has {players}.',
  'engine-save-broken': 'The file begins like a game that an engine saved, but “{about}” is not right in it.',
  'replay-broken': '{file} cannot be replayed. {why}',
  'replay-step-too-far': 'The game has only {count} move.|The game has only {count} moves.',
  'replay-after': 'After {count} move|After {count} moves',

  // simulate
  'simulate-which-game': 'Which game?',
  'simulate-games': '{count} game|{count} games',
  'simulate-head': 'way to play, games, moves, longest, points, ±, min, max',
  'simulate-players': '{count} player|{count} players',
  'simulate-imaginary': '+ {count} imaginary',
  'simulate-coverage':
    'Reached: {phases} phases and scorings, {actions} actions, {offers} offers, {reasons} reasons.',
  'simulate-missed': 'Never reached: {names}',
  'simulate-missed-phases': 'phases and scorings',
  'simulate-missed-actions': 'actions',
  'simulate-missed-offers': 'offers',
  'simulate-missed-reasons': 'reasons',
  'simulate-restricted': 'Not every way to play was tried; with --players all more may be reached.',
  'simulate-all-reached': 'Everything was reached.',
  'simulate-fault': 'The rules could not go on: {fault}, at move {move} of game {game} ({way}).',
  'simulate-fault-again':
    'The same happened in {count} more game; --json tells which.|The same happened in {count} more games; --json tells which.',
  'simulate-unfinished':
    '{count} game was broken off: it was too long.|{count} games were broken off: they were too long.',
  'simulate-progress': '{count} games, {left} left',
  'simulate-reaching': 'Looking for what is never reached',
  'simulate-broken-off': 'Broken off after {done} of {count} games; this is what they say.',
  'simulate-one-way': 'A result file and a part of a run are of one number of players: say --players N too.',
  'simulate-resume-where': '“--resume” goes on with a file: say --to FILE too.',
  'simulate-shard-seed': 'All parts of a run have the same seed: say --seed TEXT too.',
  'simulate-shard': '“{value}” is no part of a run: write --shard 2/7 for the second of seven.',
  'simulate-bots':
    '“{value}” is no bot: choose random, greedy, search, search:500 (with so many tries), prefer:ACTION or avoid:ACTION.',
  'simulate-bots-count': '--bots names {count} bots, and {players} play: name one for all, or one for each.',
  'simulate-file-there': '{file} is there already. --resume goes on with it; otherwise name another file.',
  'simulate-file-other':
    '{file} is the result of another run: of other rules, another seed, or other numbers.',
  'simulate-no-result': '{file} is no result of “regel simulate --to”.',
  'simulate-done': '{games} games with {moves} moves in {time}; seed {seed}.',

  // diff
  'diff-which':
    'Which two? Name two games, variants or versions: regel diff clever clever/quick, regel diff clever@HEAD~3 clever.',
  'diff-no-revision': '{revision} is neither a folder with rules nor a revision of Git.',
  'diff-no-game': 'There is no game {game} there, or it cannot be played. There are: {names}.',
  'diff-has-errors':
    '{game} has mistakes and cannot be played ({file}: {code}). Only its lines are compared.',
  'diff-looking': 'Looking for a game in which it shows',
  'diff-no-rules': 'No rule says anything else.',
  'diff-rule-new': 'New',
  'diff-rule-changed': 'Changed',
  'diff-rule-gone': 'Gone',
  'diff-more': 'and 1 more line|and {count} more lines',
  'diff-example-new': 'New example: {name}',
  'diff-example-gone': 'Example gone: {name}',
  'diff-example-fails': 'Example that no longer holds: {name}',
  'diff-example-holds': 'Example that holds again: {name}',
  'diff-from-start': 'A game with 1 player.|A game with {count} players.',
  'diff-from-example': 'From the situation of the example “{name}”.',
  'diff-steps': 'After one step:|After {count} steps:',
  'diff-none':
    'No game was found in which it shows, which does not say that there is none: {positions} positions were compared in full, in {games} random games and {examples} examples. Look further with --positions.',
  'diff-looked':
    'The shortest that was found among {positions} positions, {games} random games and {examples} examples.',
  'diff-saved': '{file} holds this game: regel replay {file}.',
  'diff-not-from-start': 'It begins from the situation of an example, which --to cannot save.',

  // compare, merge
  'compare-which': 'Which two? Name two games or variants: regel compare clever clever/quick.',
  'compare-players': 'There is no number of players with which both can be played.',
  'compare-head': '{a} and {b}, {players} players',
  'compare-difference': 'difference',
  'compare-progress': '{count} games of each',
  'compare-length': 'moves in a game',
  'compare-points': 'points, all together',
  'compare-margin': 'lead of the winner',
  'compare-seat': 'seat {seat} wins',
  'compare-differs': 'differs',
  'compare-alike': 'no difference that matters',
  'compare-open': 'not clear yet',
  'compare-same': 'All {games} games ended the same in both.',
  'compare-summary': '{differs} differ, {alike} are alike within 1 %, {open} are not clear yet.',
  'compare-promise':
    'Both had the same chance. All intervals hold together, at any time, with a probability of 95 %: looking often makes nothing look real.',
  'compare-done': '{games} games of each in {time}; seed {seed}.',
  'merge-which': 'Which files? Name those that “regel simulate --to” has written.',
  'merge-other-plan':
    'These files are not parts of the same run: rules, seats, bots, seed or number of games differ.',
  'merge-same-games': 'Some games are in two of these files: add up each part once.',
  'merge-done': '{game}: {games} of {of} games; seed {seed}.',
  'merge-missing': '{count} game is still missing.|{count} games are still missing.',
  'tune-vary':
    '“{value}” is no number with its range. After --vary, between quotation marks, stands a name as in a variant and what it may be: goal 50..150 by 10, or line-points[5] 3..8.',
  'tune-vary-none': 'Which numbers may change? Say so with --vary; regel tune --help shows how.',
  'tune-want':
    '“{value}” is no wish. After --want, between quotation marks, stands: length 40..60, or seat 1 = seat 2, or shared less, or margin ..10. One can wish for length, points, margin, shared, seat 1 and scoring NAME.',
  'tune-want-none': 'What is wanted? Say so with --want; regel tune --help shows how.',
  'tune-compiling': '{count} choices of numbers',
  'tune-playing': 'playing',
  'tune-unfit': 'The rules cannot be so: {lines}. {problem}',
  'tune-promise':
    'Intervals of the confirmation hold all together with a certainty of 95 %. What is written as a wish can be read in “regel tune --help”.',
  'lab-report-html': '“{file}” must end in .html: it becomes a page, with .json and .csv beside it.',
  'lab-file-there': '{file} is there already: name another file.',

  // serve and conform
  'serve-how': 'Say --stdio: requests come on the standard input, answers go to the standard output.',
  'lsp-how': 'Say --stdio to answer an editor, or --vsix FILE to write the extension for VS Code.',
  'conform-which-engine': 'Which engine? As in: {example}.',
  'conform-no-vectors': 'There are no vectors in {folder}; “npm run generate” makes them.',
  'conform-outdated':
    'The vectors of {games} were made from other rules or examples than those of now; “npm run generate” makes them anew.',
  'conform-no-hello': 'The engine does not answer “hello” as it should: {answer}',
  'conform-other-protocol': 'The engine speaks protocol {found}, this program protocol {known}.',
  'conform-trouble-silent': 'The engine did not answer within {detail}.',
  'conform-trouble-ended': 'The engine ended instead of answering ({detail}).',
  'conform-trouble-no-json': 'The engine answered with something that is not JSON: {detail}',
  'conform-trouble-other-id': 'The answer does not have the id of the request: {detail}',
  'conform-head': 'rule, passed, failed',
  'conform-step': 'step {step} of {steps}:',
  'conform-more':
    '{count} more dialogue failed; --json tells all.|{count} more dialogues failed; --json tells all.',
  'conform-more-differences': 'and {count} more difference|and {count} more differences',
  'conform-not-asked':
    '{count} dialogue was not led: the engine keeps failing to answer.|{count} dialogues were not led: the engine keeps failing to answer.',
  'conform-kinds': 'Passed: {parts}.',
  'conform-left': 'Not offered by the engine, so not asked: {names}.',
  'conform-done': '{passed} passed, {failed} failed, in {time}',

  // mutate
  'mutate-progress': '{count} mutant|{count} mutants',
  'mutate-interrupted': 'Broken off after {done} of {count}. To go on: {command}',
  'mutate-example-fails':
    'The worked example {name} does not hold. “regel check” tells more; mutants come after that.',
  'mutate-vectors-differ':
    'The vectors in “generated” are not of these rules ({name}). “npm run generate” makes them anew.',
  'mutate-results-broken':
    '{file} is no file of results of this command (line {line}). It stays as it is; choose another.',
  'mutate-results-other':
    '{file} holds results of other rules, examples or vectors: everything is judged anew.',
  'mutate-explanation-wrong':
    '{file}, line {line}: an explanation is the id of a mutant, a colon and the reason, once for each.',
  'mutate-open': 'No example decides “{rule}”: {change}',
  'mutate-open-none':
    'No game was found in which it would show, among {positions} positions, {games} random games and {examples} examples.',
  'mutate-head': 'what is changed, mutants, noticed, %, by examples, %',
  'mutate-kind-value': 'numbers and words in rules',
  'mutate-kind-comparison': 'comparisons',
  'mutate-kind-condition': 'conditions',
  'mutate-kind-pick': 'first or last, highest or lowest, rounding',
  'mutate-kind-tie': 'rankings and ties',
  'mutate-kind-statement': 'lines left out',
  'mutate-kind-decision': 'must and may, offers',
  'mutate-kind-order': 'who, and in which order',
  'mutate-kind-printed': 'tables, sheets and pieces',
  'mutate-kind-setup': 'set-up, ranges and limits',
  'mutate-together': 'together',
  'mutate-became': '“{before}” became “{after}”',
  'mutate-left-out': '“{before}” was left out',
  'mutate-put-in': '“{after}” was put in',
  'mutate-in': 'in “{where}”',
  'mutate-survivors':
    'Nothing notices these. A worked example would, or an explanation in {file} why it makes no difference:',
  'mutate-explained': 'Nothing notices these either; {file} says why:',
  'mutate-no-example':
    'These rules have no worked example; only what was recorded from the rules as they are notices the change:',
  'mutate-see-examples':
    '{count} mutant is noticed by no worked example, only by what was recorded; --examples lists it.|{count} mutants are noticed by no worked example, only by what was recorded; --examples lists them.',
  'mutate-stale-gone': '{file}, line {line}: there is no mutant {name} any more.',
  'mutate-stale-noticed': '{file}, line {line}: {name} is noticed now; its explanation can go.',
  'mutate-no-vectors': 'Nothing was recorded from this game: only worked examples were asked.',
  'mutate-not-counted':
    'Not counted: {refused} that the compiler refuses, {same} that are the very same game.',
  'mutate-done': 'Mutation score {score}; worked examples alone {share}; in {time}',

  // agree
  'agree-progress': '{moves} moves, {count} player|{moves} moves, {count} players',
  'agree-left': 'about {minutes} min left',
  'agree-results-other':
    '{file} holds results of other rules, of another engine or with another seed: everything is compared anew.',
  'agree-fresh': 'The engine of {game} is written for this comparison, from the rules as they are now.',
  'agree-head': 'number of players, moves, games, digest',
  'agree-differ': 'Interpreter and engine do not agree.',
  'agree-where': '{setup}, {chance}, after {move} steps:',
  'agree-earlier': '{count} step before|{count} steps before',
  'agree-supplied': 'chance from outside',
  'agree-seed': 'seed {seed}',
  'agree-what-moves': 'Legal moves',
  'agree-what-state': 'State',
  'agree-what-view': 'View',
  'agree-what-score': 'Score',
  'agree-what-result': 'Result',
  'agree-what-reason': 'Why a move is refused',
  'agree-what-turn': 'Whose turn it is',
  'agree-what-chance': 'Chance',
  'agree-what-always': 'What is always so',
  'agree-what-fault': 'One of the two broke down:',
  'agree-interpreter': 'interpreter',
  'agree-engine': 'engine',
  'agree-stopped': 'Stopped after {moves} moves, {time}; seed {seed}.',
  'agree-done': 'They agree: {moves} moves compared in {time}; seed {seed}.',

  // Unexpected
  unexpected:
    'Something unexpected happened inside regel; your files are as they were.\nPlease report what you did, and these lines:',
} as const;
