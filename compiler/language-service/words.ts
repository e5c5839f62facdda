import type { Environment } from '../2-model/environment.ts';
import { itemType, present, type Type } from '../2-model/types.ts';
import type { Form } from './answers.ts';

/** Which words may stand where, as far as a game could be built. */
export class Words {
  readonly #env: Environment | undefined;

  constructor(env: Environment | undefined) {
    this.#env = env;
  }

  /** The values that may stand in a column of a table, pieces or a grid. */
  inColumn({ sort, name }: Pick<Form, 'sort' | 'name'>, column: string): string[] {
    const env = this.#env;
    if (!env) return [];
    const types = {
      table: () => {
        const table = env.tables.get(name);
        return [...(table?.keys ?? []), ...(table?.columns ?? [])];
      },
      pieces: () => env.pieces.get(name)?.properties ?? [],
      grid: () => env.grids.get(name)?.cellProperties ?? [],
    } as const;
    if (sort !== 'table' && sort !== 'pieces' && sort !== 'grid') return [];
    const type = types[sort]().find((one) => one.name === column)?.type;
    return type ? this.#valuesOf(type) : [];
  }

  #valuesOf(type: Type): string[] {
    const one = present(itemType(type));
    if (one.is === 'yes or no') return ['yes', 'no'];
    return one.is === 'kind' ? [...(this.#env?.kinds.get(one.kind)?.values ?? [])] : [];
  }
}
