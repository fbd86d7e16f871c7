import document from '../../openapi/generated/mock-control.json';
import type { operations } from '../../openapi/generated/mock-control';
import { Contract, type OperationAt } from './contract';
import { isObject, type Json } from './documents';
import { type Match, Routes } from './routes';

export type ControlId = keyof operations;

/** An operation of control.yaml, and where the document describes it. */
export interface ControlOperation extends OperationAt {
  id: ControlId;
}

/** The bundled control.yaml as plain JSON. */
export const controlDocument: Json = document;

/** Refuses unknown parameters, because each of them is a typing error. */
export const controlContract = new Contract({ control: controlDocument }, { refusesUnknownParameters: true });

const routes = new Routes<ControlOperation>(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]: [string, unknown]) => {
      if (!isObject(operation) || typeof operation['operationId'] !== 'string') return [];
      const id = operation['operationId'];
      if (!isControlId(id)) return [];
      return [{ id: { id, document: 'control', path, method }, method: method.toUpperCase(), path }];
    }),
  ),
);

/** The generated types and the document come from one file, so every id is one of the types. */
function isControlId(id: string): id is ControlId {
  return id !== '';
}

/** A slash at the end of the path does not matter. */
export function matchControl(method: string, pathname: string): Match<ControlOperation> {
  return routes.match(method, pathname.replace(/\/$/, ''));
}
