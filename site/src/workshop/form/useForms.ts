import { useEffect, useState } from 'preact/hooks';
import { useBench } from '../bench-state.ts';
import type { Checked, ToldForm } from '../service/told.ts';
import type { Files } from '../sources.ts';

export interface KnownForms {
  readonly forms: readonly ToldForm[];
  /** The files that they were made of. */
  readonly files: Files;
}

/** The forms, told anew after each check. */
export function useForms(checked: Checked | undefined, isShown: boolean): KnownForms | undefined {
  const { compiler, project } = useBench();
  const [known, setKnown] = useState<KnownForms>();
  const version = checked?.version;
  useEffect(() => {
    if (!isShown) return undefined;
    let isOld = false;
    const { files } = project.work;
    compiler.ask.forms().then(
      (forms) => isOld || setKnown({ forms, files }),
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [compiler, project, version, isShown]);
  return known;
}
