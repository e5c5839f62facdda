import type { Help } from './help.ts';

export const en: Help = {
  title: 'board-game rules that are checked and can be played',
  about:
    'Rules are written in the language Regel, in a folder “rules”. This program finds the mistakes in them, plays them in the terminal, and tries them out in thousands of games.',
  headings: { usage: 'Usage', commands: 'Commands', options: 'Options', examples: 'Examples' },
  more: 'More about a command: regel <command> --help',
  usage: 'regel <command> …',
  version: 'the number of this version',
  everywhere: [
    ['--language CODE', 'en, nl or de; otherwise the language of your terminal'],
    ['--help', 'this text'],
  ],
  exitCodes:
    'Exit code: 0 all is well, 1 there are problems, 2 the command was not understood, 3 something unexpected.',
  pages: {
    new: {
      summary: 'writes a small whole game to begin with',
      usage: 'regel new <name> [--like STARTER]',
      about:
        'Makes a folder of that name in the nearest “rules” (or in a new one, here) with a game that can be played and has no problems: rules, examples, texts in Dutch and German, and a short rulebook. Change it into yours. Nothing is asked, and nothing is overwritten.',
      options: [
        ['--like STARTER', 'which game to begin with: pig (dice), tic-tac-toe (a board), whist (cards)'],
      ],
      examples: [
        ['regel new owl-post', 'A game with dice.'],
        ['regel new owl-tricks --like whist', 'A game with cards that nobody else sees, and tricks.'],
      ],
    },
    check: {
      summary: 'finds the mistakes in rules and texts',
      usage: 'regel check [path …] [--watch] [--json] [--times] [--ranges] [--no-examples] [--no-texts]',
      about:
        'Reads the whole rules folder (the nearest “rules”, from here upwards) and reports every problem: where it is, what it means, what helps. A path to a game or a file reports only what concerns it.',
      options: [
        ['--watch', 'checks again whenever a file changes, until Ctrl-C'],
        ['--json', 'one JSON document, for editors and other programs'],
        ['--times', 'how long each stage took, and how much was read'],
        ['--ranges', 'the lines where a number is checked only when it happens'],
        ['--no-examples', 'does not run the worked examples'],
        ['--no-texts', 'does not ask for the texts in all languages'],
      ],
      examples: [
        ['regel check', 'All games of this project.'],
        ['regel check --watch', 'Beside the editor: what is wrong, each time you save.'],
        ['regel check clever', 'What concerns the game in this folder.'],
        ['regel check --json | jq .problems', 'The problems as data.'],
      ],
    },
    build: {
      summary: 'compiles every game and variant, and writes packages of their engines',
      usage: 'regel build [path … | game …] [--to FOLDER [--ts [--vectors]]] [--json]',
      about:
        'Checks everything, compiles each game and each variant, runs the worked examples, and counts what it found. With --to it writes an npm package of each: JavaScript with types, texts, schemas and test vectors, ready to be installed; of one game or variant alone into the folder itself, of several each into a folder of its own. With --ts it writes the engines in TypeScript instead, with what they share. Each engine is played beside the interpreter first, and nothing is written if they differ.',
      options: [
        ['--to FOLDER', 'writes the packages there; only files that change'],
        ['--ts', 'writes engines in TypeScript instead; a variant that is gone leaves the index'],
        ['--vectors', 'with --ts: also writes what any engine must answer, for “regel conform”'],
        ['--json', 'one JSON document, for other programs'],
      ],
      examples: [
        ['regel build', 'Everything.'],
        ['regel build rules/clever', 'One game with its variants.'],
        ['regel build clever --to packages/clever', 'A package of one game.'],
        ['regel build rules/clever --to packages', 'A package of the game, and one of each variant.'],
        ['regel build rules/clever --to app/engines --ts', 'Their engines as TypeScript, for an app.'],
      ],
    },
    format: {
      summary: 'sets rules the way they are set everywhere: tables, columns, spaces',
      usage: 'regel format [path …] [--check]\nregel format -',
      about:
        'Formats .regel files in place; only files that change are written, each in one step, so that none can get lost half-way. What has a mistake in it stays as it is.',
      options: [
        ['--check', 'changes nothing; exit code 1 if something would change'],
        ['-', 'reads the standard input, writes to the standard output'],
      ],
      examples: [
        ['regel format', 'All rules of this project.'],
        ['regel format rules/clever/clever.regel', 'One file.'],
        ['regel format --check', 'Is everything formatted? For automatic checks.'],
      ],
    },
    upgrade: {
      summary: 'rewrites rules in an earlier spelling of the language',
      usage: 'regel upgrade [path …] [--check]',
      about:
        'Where the language once had two spellings for one thing, or another word, older files still work, and “regel check” names each such place. This command rewrites them, formats the files, keeps comments, and writes nothing unless the rules mean exactly the same afterwards.',
      options: [['--check', 'changes nothing; exit code 1 if something would change']],
      examples: [
        ['regel upgrade', 'All rules of this project.'],
        ['regel upgrade --check', 'Is everything written in today’s words? For automatic checks.'],
      ],
    },
    explain: {
      summary: 'tells more about a problem code',
      usage: 'regel explain [code]',
      about:
        'Every problem that “check” reports has a code. This tells what it means, how it comes about and what helps, with an example. Without a code: the list of all.',
      options: [],
      examples: [
        ['regel explain unknown-name', 'What this problem is about.'],
        ['regel explain', 'All codes.'],
      ],
    },
    play: {
      summary: 'plays a game in the terminal',
      usage: 'regel play <game>[/<variant>] [options]\nregel play <file> [options]',
      about:
        'Shows whose turn it is, the situation and the possible moves, in Dutch or German, and asks for a move. Type the number of a move, or its notation, or the beginning of it. Whoever asks for a move that is not allowed hears which rule forbids it. Where several act at once, “2: …” is for player 2, or “Erik: …” for Erik. With the file of a saved game, that game goes on.',
      options: [
        ['--players N', 'how many play; asked if left out (without a terminal: the fewest)'],
        ['--names A,B', 'what they are called'],
        ['--imaginary N', 'how many imaginary players, in games that have them'],
        [
          '--option NAME=VALUE',
          'an option of the game, such as other-three-in-solo=yes; may come several times',
        ],
        ['--seed TEXT', 'the same seed, the same dice'],
        ['--real-dice', 'you roll and draw at the table, and type what came up'],
        ['--bot 2,3', 'these players move by chance'],
        ['--auto', 'makes the move by itself where there is only one'],
        [
          '--save FILE',
          'writes the game down after every move; if the file is there, the game goes on from it',
        ],
        ['--language CODE', 'nl or de; otherwise the language of your terminal, or Dutch'],
      ],
      examples: [
        ['regel play clever --names Anna,Erik --language nl', 'Two play Clever in Dutch.'],
        ['regel play roll-and-write/short-game --players 1 --imaginary 3', 'A variant, alone against three.'],
        [
          'regel play clever --players 3 --bot 2,3 --save evening.txt',
          'Against two bots; goes on another day.',
        ],
      ],
    },
    replay: {
      summary: 'plays a saved game again',
      usage: 'regel replay <file> [--step N] [--log] [--json]',
      about:
        'Follows the record of a game move by move and shows how it ends. If the rules have changed since, it tells from which move on the game takes another course, and why. What an engine saved (“save”) can be followed in the same way.',
      options: [
        ['--step N', 'shows the situation after N moves instead of the end'],
        ['--log', 'tells the whole game, move by move'],
        ['--json', 'one JSON document with every event'],
      ],
      examples: [
        ['regel replay evening.txt', 'How did it end?'],
        ['regel replay evening.txt --step 12', 'How did it stand after twelve moves?'],
      ],
    },
    simulate: {
      summary: 'plays many games and tells what the rules make of them',
      usage:
        'regel simulate <game>[/<variant>] [--games N] [--players N|all] [--bots LIST] [--seed TEXT] [--to FILE] [--resume] [--shard I/N] [--threads N] [--report FILE.html] [--json|--csv]',
      about:
        'Plays every number of players, every number of imaginary players and every option on the engine that would be generated, on all cores, and tells for each how long the games are and how they score. With --players it also says what that means: who has an advantage, how close games are, what never happens, what each scoring and action brings, each with the interval in which it lies with a probability of 95 %. Random players make any legal move; of their games the interpreter plays the first 100 of each way again, and notes which phases, actions and reasons were never reached. Ctrl-C tells what is known by then.',
      options: [
        ['--games N', 'for each way to play; 100 if left out'],
        ['--players N', 'only this number of players; or all'],
        [
          '--bots LIST',
          'who plays: random, greedy, search, search:500, prefer:ACTION (whenever possible) or avoid:ACTION, one for all or one for each seat, with commas; they change seats from game to game',
        ],
        ['--seed TEXT', 'the same seed, the same games'],
        ['--to FILE', 'keeps the result of one number of players, while it grows'],
        ['--resume', 'goes on with that file'],
        [
          '--shard I/N',
          'plays only the I-th of N parts, on another machine perhaps; “regel merge” adds them up',
        ],
        ['--threads N', 'on so many cores; on all if left out'],
        [
          '--report FILE.html',
          'a page with pictures of one number of players, to look at, print or send; .json and .csv beside it',
        ],
        ['--json', 'one JSON document'],
        ['--csv', 'all figures as a table for spreadsheets'],
      ],
      examples: [
        ['regel simulate clever', 'A first look.'],
        ['regel simulate clever/quick --games 100000 --players 2', 'Two players, thoroughly.'],
        ['regel simulate clever --players 2 --bots search:50,greedy', 'Is there skill in it?'],
      ],
    },
    diff: {
      summary: 'shows what two games, variants or versions say otherwise, and a game in which it shows',
      usage:
        'regel diff <game>[/<variant>][@WHERE] <game>[/<variant>][@WHERE] [--positions N] [--to FILE] [--json]',
      about:
        'Names every rule, table cell, number, text and sentence that is not as before, old and new, and the examples that no longer hold. Then it looks for the shortest game in which one sees it: a move that only one of them allows, another reason, other points, something else on the table. It looks at everything near the start, then at the situations of examples, then at random games with the same chance for both, and says how far it has looked. WHERE is a folder with rules or a revision of Git.',
      options: [
        ['--positions N', 'how many positions are compared at most; 1,500 if left out'],
        ['--to FILE', 'saves the game that was found, for “regel replay”'],
        ['--json', 'one JSON document, with the game as requests of the engine protocol'],
      ],
      examples: [
        ['regel diff clever clever/quick', 'What does the variant say otherwise?'],
        ['regel diff clever@HEAD~3 clever', 'What have the last three commits changed?'],
      ],
    },
    compare: {
      summary: 'tells what differs between two games or variants, and how sure that is',
      usage:
        'regel compare <game>[/<variant>] <game>[/<variant>] [--players N] [--bots LIST] [--games N] [--seed TEXT] [--threads N] [--report FILE.html] [--json]',
      about:
        'Plays both with the same chance, game by game, until it is clear for everything compared whether it differs, or whether a difference is too small to matter (1 %). All intervals hold together and at any time with a probability of 95 %, so that nothing is called a difference only because one looked often. The same seed gives the same answer on every machine.',
      options: [
        ['--players N', 'so many; two if left out'],
        ['--bots LIST', 'who plays, as for simulate'],
        ['--games N', 'no more of each than this; 200,000 if left out'],
        ['--seed TEXT', 'the same seed, the same games'],
        ['--threads N', 'on so many cores; on all if left out'],
        ['--report FILE.html', 'a page with pictures; .json and .csv beside it'],
        ['--json', 'one JSON document'],
      ],
      examples: [['regel compare clever clever/quick', 'What does the variant change?']],
    },
    merge: {
      summary: 'adds up the parts of a run that “simulate --shard” has written',
      usage: 'regel merge <file>… [--to FILE] [--json|--csv]',
      about:
        'However a run was divided up, and whichever parts were played twice because a machine broke down, the whole is the same, byte for byte: everything is counted in whole numbers. Files with games in common, or of different runs, are refused.',
      options: [
        ['--to FILE', 'writes the whole'],
        ['--json', 'the whole as a document'],
        ['--csv', 'all figures as a table for spreadsheets'],
      ],
      examples: [['regel merge part-*.json --to whole.json', 'Seven parts, one result.']],
    },
    tune: {
      summary: 'finds numbers with which the rules do what you want',
      usage:
        'regel tune <game>[/<variant>] --vary RANGE --want WISH [--players N] [--bots LIST] [--choices N] [--games N] [--seed TEXT] [--threads N] [--report FILE.html] [--json]',
      about:
        'Tries other numbers in the rules, as a variant would have them, all with the same chance, the better ones longer; then plays the best of them again, with other chance, so that luck in the choice does not count. Numbers are named as in a variant: a constant, a cell of a table, what is printed in a cell. Nothing is written into the rules.',
      options: [
        [
          '--vary RANGE',
          'a number and what it may be: “goal 50..150 by 10”, “line-points[5] 3..8”; may be given several times',
        ],
        [
          '--want WISH',
          'what is wanted: “length 40..60”, “seat 1 = seat 2”, “shared less”, “margin ..10”, “scoring fox-score more”; may be given several times',
        ],
        ['--players N', 'so many; two if left out'],
        ['--bots LIST', 'who plays, as for simulate'],
        ['--choices N', 'so many choices of numbers at most; 40 if left out'],
        ['--games N', 'so many games at most for a choice that goes on to the end; 6,400 if left out'],
        ['--seed TEXT', 'the same seed, the same answer'],
        ['--threads N', 'on so many cores; on all if left out'],
        ['--report FILE.html', 'a page with pictures; .json and .csv beside it'],
        ['--json', 'one JSON document'],
      ],
      examples: [
        ['regel tune pig --vary "goal 30..100 by 10" --want "length 40..60"', 'Half as long, please.'],
      ],
    },
    serve: {
      summary: 'answers other programs: the reference as an engine',
      usage: 'regel serve [<game>[/<variant>]] --stdio',
      about:
        'Reads requests from the standard input, one JSON object a line, and writes an answer for each to the standard output. The protocol is described in compiler/protocol/README.md. With a game it plays that one and its variants, otherwise all.',
      options: [['--stdio', 'over the standard input and output; must be said']],
      examples: [
        ['regel serve clever --stdio', 'Plays Clever with another program.'],
        ['echo \'{"do":"hello"}\' | regel serve --stdio', 'Which games are there?'],
      ],
    },
    lsp: {
      summary: 'helps editors: problems, completion, renaming',
      usage: 'regel lsp --stdio\nregel lsp --vsix FILE',
      about:
        'Answers an editor over the Language Server Protocol, for rules, texts and pages: problems and cures as you type, completion, what a name means with its text, definition, references, renaming, formatting, symbols and folding. With --vsix it writes the extension for VS Code instead, which has this server inside; install it with “code --install-extension FILE”.',
      options: [
        ['--stdio', 'on the standard input and output, as editors start it'],
        [
          '--vsix FILE',
          'writes the extension for VS Code; needs what is installed for developing this program',
        ],
      ],
      examples: [
        ['regel lsp --stdio', 'What an editor is told to start for files that end in .regel.'],
        ['regel lsp --vsix regel.vsix', 'The extension.'],
      ],
    },
    conform: {
      summary: 'tells whether an engine plays by the rules',
      usage: 'regel conform --engine "<command>" [--game GAME] [--vectors FOLDER] [--timeout N] [--json]',
      about:
        'Starts the engine, in whatever language it is written, asks it everything that the vectors in “generated” ask, and compares the answers. Tells for each rule how many of the dialogues about it went well, and for those that did not, where the first difference is. An engine that does not answer has failed.',
      options: [
        ['--engine COMMAND', 'starts the engine, which speaks the protocol on its standard input and output'],
        ['--game GAME', 'only this game or variant; may come several times'],
        ['--vectors FOLDER', 'other vectors than those in “generated”'],
        ['--timeout N', 'how many seconds an answer may take; if left out 10, and 30 to start'],
        ['--json', 'one JSON document'],
      ],
      examples: [
        ['regel conform --engine "./my-engine"', 'Every game that the engine plays.'],
        [
          'regel conform --engine "node compiler/regel.mjs serve --stdio" --game clever',
          'The reference itself.',
        ],
      ],
    },
    mutate: {
      summary: 'tells which rules have no worked example: the mutation score',
      usage:
        'regel mutate <game>[/<variant>] [--examples] [--open N] [--at-least N] [--resume FILE] [--json]',
      about:
        'Changes every number, comparison, tie rule, table cell and line of the rules a little, one change at a time, and asks the worked examples and then the vectors in “generated” whether they notice. What nobody notices is listed by rule. Uses all cores; a run that is broken off goes on where it was.',
      options: [
        ['--examples', 'also lists what no worked example notices, only what was recorded'],
        ['--at-least N', 'exit code 1 if fewer than N percent are noticed'],
        ['--open N', 'shows for up to N rules that no example decides a game in which it would show'],
        ['--resume FILE', 'keeps the results in this file, and goes on from it'],
        ['--json', 'one JSON document with every mutant'],
      ],
      examples: [
        ['regel mutate clever', 'How well are the rules of Clever pinned down?'],
        ['regel mutate clever --examples', 'Which rule needs an example?'],
        ['regel mutate roll-and-write --at-least 95', 'For automatic checks.'],
      ],
    },
    texts: {
      summary: 'writes every missing text into the files of all languages',
      usage: 'regel texts <game>[/<variant>]',
      about:
        'Adds what is missing to text/nl.ftl and text/de.ftl of the game, and to other languages that it has. What it adds begins with ???, and “regel check” names each of them until it is written. What is there stays as it is; what nothing needs any more is told, and left there.',
      options: [],
      examples: [
        ['regel texts clever', 'All texts of the game and its variants.'],
        ['regel texts clever/quick', 'Only what this variant needs.'],
      ],
    },
    confirm: {
      summary: 'notes down that sections of a rulebook were read again',
      usage: 'regel confirm <game> [<section>…] [--language nl|de]',
      about:
        'When a rule changes, “regel check” names the sections of the rulebook that were written for what it meant before. Read them, correct them, and confirm them: then it is noted down beside the rulebook what they were read for. Without sections, all that are named are confirmed; while other mistakes are left, nothing is.',
      options: [['--language CODE', 'only the rulebook in this language']],
      examples: [
        ['regel confirm clever solo', 'The section “solo” is right again, in every language.'],
        ['regel confirm clever --language nl', 'Everything in Dutch was read.'],
      ],
    },
    examples: {
      summary: 'shows what is no longer so in examples, and writes them anew',
      usage: 'regel examples <game>[/<variant>] [<example>…] [--accept]',
      about:
        'A variant, or a changed rule, makes worked examples untrue. This shows each line that is not so, as it stands and as it would be. Read it: a value that you did not expect is a mistake in the rules. With “--accept” it is written down, for a variant as an example of its own under the same name. What only you can tell is left to you.',
      options: [['--accept', 'writes what is shown']],
      examples: [
        ['regel examples clever/quick', 'What is different in the quick game?'],
        ['regel examples clever/quick rounds-by-players --accept', 'This one is right so.'],
      ],
    },
    agree: {
      summary: 'plays interpreter and engine side by side: do they agree?',
      usage:
        'regel agree <game>[/<variant>] [--moves N] [--players N] [--seed SEED] [--resume FILE] [--json]',
      about:
        'Plays random games with the interpreter and with the engine in “generated”, and compares after every move: the legal moves, the state, what each player sees and what somebody sees who sits nowhere, the points, and the reasons why moves are refused. Stops at the first difference and shows it. Uses all cores.',
      options: [
        ['--moves N', 'how many moves for each number of players; 1,000,000 if left out'],
        ['--players N', 'only with N players'],
        ['--seed SEED', 'the same seed, the same games'],
        ['--resume FILE', 'keeps what was compared in this file, and goes on from it'],
        ['--json', 'one JSON document, with the whole game up to a difference'],
      ],
      examples: [
        ['regel agree clever', 'A million moves for each number of players.'],
        ['regel agree palace --moves 20000 --players 3', 'A quick look.'],
      ],
    },
  },
};
