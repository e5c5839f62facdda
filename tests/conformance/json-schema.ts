import { sameJson } from '../../compiler/protocol/same-json.ts';
import { isObject, type Json, type JsonObject } from '../../compiler/runtime/json.ts';

/**
 * Checks a value against a JSON Schema (draft 2020-12): as much of it as the schema of the vectors uses. A word that is
 * not known here is an error, so that nothing is passed over in silence.
 */
export function schemaProblems(schema: JsonObject, value: Json, root = schema, path = '$'): string[] {
  const problems: string[] = [];
  const wrong = (why: string): void => {
    problems.push(`${path}: ${why}`);
  };
  const inside = (part: Json, item: Json, name: string): void => {
    problems.push(...schemaProblems(part as JsonObject, item, root, `${path}${name}`));
  };
  for (const [word, rule] of Object.entries(schema)) {
    switch (word) {
      case '$schema':
      case 'title':
      case 'description':
      case '$defs':
        break;
      case '$ref':
        inside(resolved(root, String(rule)), value, '');
        break;
      case 'type': {
        const types = Array.isArray(rule) ? rule : [rule];
        if (!types.some((type) => isOfType(String(type), value))) wrong(`is not ${types.join(' or ')}`);
        break;
      }
      case 'const':
        if (!sameJson(rule, value)) wrong(`is not ${JSON.stringify(rule)}`);
        break;
      case 'enum':
        if (!(rule as readonly Json[]).some((one) => sameJson(one, value))) wrong('is none of the values');
        break;
      case 'minimum':
        if (typeof value === 'number' && value < Number(rule)) wrong(`is less than ${rule}`);
        break;
      case 'pattern':
        if (typeof value === 'string' && !new RegExp(String(rule), 'u').test(value)) wrong(`is not ${rule}`);
        break;
      case 'items':
        if (Array.isArray(value))
          for (const [index, item] of value.entries()) inside(rule, item, `[${index}]`);
        break;
      case 'minItems':
        if (Array.isArray(value) && value.length < Number(rule)) wrong('has too few items');
        break;
      case 'required':
        for (const name of rule as readonly string[])
          if (isObject(value) && !Object.hasOwn(value, name)) wrong(`lacks ${name}`);
        break;
      case 'properties':
        for (const [name, part] of Object.entries(rule as JsonObject))
          if (isObject(value) && Object.hasOwn(value, name)) inside(part, value[name]!, `.${name}`);
        break;
      case 'additionalProperties': {
        const known = Object.keys((schema.properties ?? {}) as JsonObject);
        for (const [name, item] of isObject(value) ? Object.entries(value) : []) {
          if (known.includes(name)) continue;
          if (rule === false) wrong(`has ${name}`);
          else inside(rule, item, `.${name}`);
        }
        break;
      }
      case 'anyOf': {
        const all = (rule as readonly JsonObject[]).map((part) => schemaProblems(part, value, root, path));
        if (all.every((found) => found.length > 0)) {
          const nearest = all.reduce((best, found) => (found.length < best.length ? found : best));
          wrong(`fits nothing; nearest: ${nearest.slice(0, 2).join('; ')}`);
        }
        break;
      }
      default:
        throw new Error(`The schema has a word that this validator does not know: ${word}`);
    }
  }
  return problems;
}

function resolved(root: JsonObject, reference: string): JsonObject {
  const parts = reference.replace(/^#\//, '').split('/');
  return parts.reduce<Json>((part, name) => (part as JsonObject)[name]!, root) as JsonObject;
}

function isOfType(type: string, value: Json): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    case 'boolean':
    case 'string':
      return typeof value === type;
    default:
      throw new Error(`The schema has a type that this validator does not know: ${type}`);
  }
}
