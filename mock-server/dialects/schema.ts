import { operations } from '../../openapi/generated/operations';
import { documents, isObject, resolve } from '../contract/documents';
import type { OperationId } from '../contract/types';
import { responseSchema } from '../contract/validators';

export type Json = Record<string, unknown>;

/** `schema` has its references followed. */
export interface Rule {
  readonly document: Json;
  readonly schema: Json;
}

/** Undefined when the contract declares no body. */
export function ruleOf(id: OperationId, status: number): Rule | undefined {
  return asRule(documents[operations[id].service], responseSchema(id, status));
}

/** Undefined when the contract does not declare the field. */
export function ruleOfField({ document, schema }: Rule, name: string): Rule | undefined {
  return asRule(document, propertiesOf(schema)[name]);
}

export function ruleOfItems({ document, schema }: Rule): Rule | undefined {
  return asRule(document, schema['items']);
}

/** Of several alternatives, the one that has all fields of the value. For a list, the one that is a list. */
export function ruleFor(rule: Rule, value: unknown): Rule | undefined {
  const choices = rule.schema['oneOf'];
  if (!Array.isArray(choices)) return rule;
  return choices
    .map((choice: unknown) => asRule(rule.document, choice))
    .find((choice) => {
      if (choice === undefined) return false;
      if (!isObject(value)) return Array.isArray(value) === (choice.schema['type'] === 'array');
      const properties = propertiesOf(choice.schema);
      return Object.keys(value).every((name) => name in properties);
    });
}

export function propertiesOf(schema: Json): Json {
  return isObject(schema['properties']) ? schema['properties'] : {};
}

function asRule(document: Json, schema: unknown): Rule | undefined {
  const target = resolve(document, schema);
  return isObject(target) ? { document, schema: target } : undefined;
}
