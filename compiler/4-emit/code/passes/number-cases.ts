import { literal, own } from '../build.ts';
import type { Case, Code, Stmt, SwitchCase } from '../tree.ts';
import { mapValues, rebuilt, replaced } from '../walk.ts';

const DONE: Code = { is: 'name', name: own('DONE') };
const PC: Code = { is: 'name', name: own('pc') };

/** Numbers for cases: those of the machine count from 1, and 0 is where a script stands that has come to its end. */
export class CaseNumbers {
  readonly #numbers: ReadonlyMap<Case, number>;
  readonly #done: Case;
  readonly #target: (one: Case) => Case;

  constructor(cases: readonly Case[], done: Case, target: (one: Case) => Case) {
    this.#numbers = new Map(cases.filter((one) => one !== done).map((one, index) => [one, index + 1]));
    this.#done = done;
    this.#target = target;
  }

  get count(): number {
    return this.#numbers.size + 1;
  }

  of(one: Case): number {
    return this.#numbers.get(this.#target(one)) ?? 0;
  }

  /** The cases of the switch that the machine is. */
  switchCases(cases: readonly Case[]): readonly SwitchCase[] {
    return cases.flatMap((one) =>
      this.of(one) === 0
        ? []
        : [
            {
              labels: [literal(this.of(one))],
              body: this.resolved(one.body),
              ...(one.about ? { about: one.about } : {}),
            },
          ],
    );
  }

  /** Statements with numbers where they name cases or jump to them. */
  resolved(run: readonly Stmt[]): readonly Stmt[] {
    const body = (inner: readonly Stmt[]): readonly Stmt[] =>
      replaced(inner, (stmt) =>
        stmt.is === 'jump' ? this.#jump(stmt.to) : this.#noted(rebuilt(stmt, (code) => code, body)),
      );
    return mapValues(body(run), (code) => (code.is === 'case' ? this.#number(code.case) : code));
  }

  #number(one: Case): Code {
    const number = this.of(one);
    if (number === 0 && this.#target(one) !== this.#done)
      throw new Error(`the case “${one.about}” has no number`);
    return number === 0 ? DONE : literal(number);
  }

  #jump(to: Case): readonly Stmt[] {
    if (this.of(to) === 0)
      return [
        { is: 'do', what: { is: 'assign', op: '=', to: AT_CASE, value: this.#number(to) } },
        { is: 'return', value: { is: 'name', name: own('STOPS') } },
      ];
    const { about } = this.#target(to);
    return [
      {
        is: 'do',
        what: { is: 'assign', op: '=', to: PC, value: this.#number(to) },
        ...(about ? { about } : {}),
      },
      { is: 'continue' },
    ];
  }

  /** What a number leads to stands behind it: numbers say nothing, and only literals make a quick switch. */
  #noted(stmt: Stmt): Stmt {
    if (stmt.is !== 'do' || stmt.what.is !== 'assign' || stmt.what.value.is !== 'case') return stmt;
    const { about } = this.#target(stmt.what.value.case);
    return about && this.of(stmt.what.value.case) > 0 ? { ...stmt, about } : stmt;
  }
}

/** Where the script stands that is running. */
const AT_CASE: Code = { is: 'item', of: { is: 'name', name: own('m') }, at: { is: 'name', name: own('t') } };
