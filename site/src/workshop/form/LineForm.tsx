import { useBench } from '../bench-state.ts';
import type { ToldLine } from '../service/told.ts';
import { fill } from '../words/words.ts';
import type { Writing } from './TableForm.tsx';
import { ValueInput } from './ValueInput.tsx';

/** A line of the rules, as it is written, with its numbers to be written over. */
export function LineForm({
  line,
  title,
  write,
  align,
}: { readonly line: ToldLine; readonly title: string } & Writing) {
  const { say } = useBench();
  const parts: (string | ToldLine['numbers'][number])[] = [];
  let at = 0;
  for (const number of line.numbers) {
    parts.push(line.text.slice(at, number.column), number);
    at = number.column + number.length;
  }
  parts.push(line.text.slice(at));
  const told = line.text.trim();
  return (
    <p class="w-line">
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part !== '' && <code key={index}>{index === 0 ? part.trimStart() : part}</code>
        ) : (
          <ValueInput
            key={index}
            isNumber
            value={String(part.value)}
            was={part.was === undefined ? undefined : String(part.was)}
            label={fill(say.numberIn, { name: title, line: told })}
            onValue={(text) => write(part.at, text)}
            onDone={() => align(part.at)}
          />
        ),
      )}
    </p>
  );
}
