import { useEffect, useState } from 'preact/hooks';

/** What the compiler answers, asked again whenever something changes that it depends on; the answer before stays until then. */
export function useAsked<T>(ask: () => Promise<T>, on: readonly unknown[]): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    let isOld = false;
    ask().then(
      (told) => isOld || setAnswer(() => told),
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, on);
  return answer;
}
