import type { Expr, ExprOf, TermModel } from '../2-model/model.ts';
import { itemType, present } from '../2-model/types.ts';
import { expressionsIn } from '../2-model/walk.ts';

/**
 * How the value of an expression moves while a set grows: not at all, only up, only down, or who knows. A number goes
 * up, a yes-or-no from no to yes, a collection gains items and loses none.
 */
export type Course = 'still' | 'up' | 'down' | 'unknown';

type Courses = ReadonlyMap<string, Course>;
type Terms = ReadonlyMap<string, Pick<TermModel, 'params' | 'lets' | 'cases' | 'otherwise'>>;

/** `courses` tells of the locals that move; every other local stands still. */
export function courseOf(expr: Expr, courses: Courses, terms: Terms): Course {
  const course = (part: Expr): Course => courseOf(part, courses, terms);
  const still = (...parts: readonly (Expr | undefined)[]): boolean =>
    parts.every((part) => !part || course(part) === 'still');
  switch (expr.op) {
    case 'local':
      return courses.get(expr.local) ?? 'still';
    case 'count':
      return course(expr.of);
    case 'empty':
      return expr.not ? course(expr.of) : flipped(course(expr.of));
    case 'count of':
    case 'all':
    case 'some':
    case 'no': {
      if (!still(expr.where)) return 'unknown';
      return expr.op === 'no' ? flipped(course(expr.bound.in)) : course(expr.bound.in);
    }
    case 'total of': {
      const item = present(expr.bounds.length > 0 ? expr.value.type : itemType(expr.value.type));
      if (item.is !== 'number' || item.from < 0 || !still(expr.where)) return 'unknown';
      if (expr.bounds.length === 0) return course(expr.value);
      return still(expr.value) ? together(expr.bounds.map((bound) => course(bound.in))) : 'unknown';
    }
    case 'add':
    case 'joined':
      return together([course(expr.left), course(expr.right)]);
    case 'subtract':
    case 'at least':
    case 'more':
      return together([course(expr.left), flipped(course(expr.right))]);
    case 'at most':
    case 'less':
      return together([flipped(course(expr.left)), course(expr.right)]);
    case 'divide':
      return still(expr.right) && isAtLeast(expr.right, 1) ? course(expr.left) : whenStill(expr, still);
    case 'multiply':
      return still(expr.right) && isAtLeast(expr.right, 0) ? course(expr.left) : whenStill(expr, still);
    case 'in': {
      // One thing in what grows, or all of what grows in one thing.
      const way = still(expr.left)
        ? course(expr.right)
        : still(expr.right) && present(expr.left.type).is === 'collection'
          ? flipped(course(expr.left))
          : 'unknown';
      return expr.not ? flipped(way) : way;
    }
    case 'and':
    case 'or':
      return together(expr.parts.map(course));
    case 'not':
      return flipped(course(expr.part));
    case 'if':
      return still(expr.condition) ? together([course(expr.then), course(expr.otherwise)]) : 'unknown';
    case 'term':
      return courseOfTerm(expr, courses, terms);
    default:
      return whenStill(expr, still);
  }
}

/**
 * A condition that goes neither only up nor only down, in parts that do, as far as there are such: `count of cards is 3` is at least and at
 * most 3, `is in 2..4` at least 2 and at most 4. What a larger set can only meet comes first.
 */
export function bounding(expr: Expr, course: (part: Expr) => Course): readonly Expr[] {
  const { type } = expr;
  if (expr.op === 'and') return expr.parts.flatMap((part) => bounding(part, course));
  if (expr.op === 'same' && !expr.not && present(expr.left.type).is === 'number') {
    const { left, right } = expr;
    if (course(left) === 'still' || course(right) === 'still')
      return inOrder(
        [
          { op: 'at least', left, right, type },
          { op: 'at most', left, right, type },
        ],
        course,
      );
  }
  if (expr.op === 'in' && !expr.not && expr.right.op === 'range' && course(expr.right) === 'still') {
    const { left, right } = expr;
    const parts: readonly Expr[] = [
      { op: 'at least', left, right: right.from, type },
      { op: 'at most', left, right: right.to, type },
    ];
    return inOrder(parts, course);
  }
  return [expr];
}

function inOrder(parts: readonly Expr[], course: (part: Expr) => Course): readonly Expr[] {
  return parts.toSorted((a, b) => Number(course(a) === 'down') - Number(course(b) === 'down'));
}

/** Of a need for at most so many: where the set has them all, and there is no room for one more. */
export function fullAt(expr: Expr, course: (part: Expr) => Course): Expr | undefined {
  if (expr.op !== 'at most' || expr.left.op !== 'count' || expr.left.of.op !== 'local') return undefined;
  const { left, right, type } = expr;
  return course(right) === 'still' ? { op: 'at least', left, right, type } : undefined;
}

/** A term that is asked about what moves: as if its lines stood here. */
function courseOfTerm(expr: ExprOf<'term'>, courses: Courses, terms: Terms): Course {
  const args = expr.args.map((arg) => courseOf(arg, courses, terms));
  const owner = expr.of ? courseOf(expr.of, courses, terms) : 'still';
  if (owner === 'still' && args.every((arg) => arg === 'still')) return 'still';
  const term = terms.get(expr.term);
  if (owner !== 'still' || !term) return 'unknown';
  const inside = new Map(term.params.map(({ name }, index) => [name, args[index] ?? 'unknown']));
  for (const { local, value } of term.lets) inside.set(local, courseOf(value, inside, terms));
  if (term.cases.some((one) => courseOf(one.when, inside, terms) !== 'still')) return 'unknown';
  return together(
    [...term.cases.map((one) => one.value), term.otherwise].map((value) => courseOf(value, inside, terms)),
  );
}

/** Of anything else only so much is known: it stands still if none of its parts moves. */
function whenStill(expr: Expr, still: (part: Expr) => boolean): Course {
  for (const part of expressionsIn(Object.values(expr))) if (part !== expr && !still(part)) return 'unknown';
  return 'still';
}

function together(courses: readonly Course[]): Course {
  const moving = new Set(courses.filter((course) => course !== 'still'));
  if (moving.size === 0) return 'still';
  return moving.size === 1 ? [...moving][0]! : 'unknown';
}

function flipped(course: Course): Course {
  return course === 'up' ? 'down' : course === 'down' ? 'up' : course;
}

function isAtLeast({ type }: Expr, least: number): boolean {
  return type.is === 'number' && type.from >= least;
}
