import type { operations } from '../../openapi/generated/mock-control';
import type { MockRequest, MockResponse } from '../http/http';
import type { World } from '../world/world';
import type { Worlds } from '../world/worlds';
import type { ControlId } from '../contract/control';

type Parameters<Id extends ControlId, In extends 'path' | 'query'> = Exclude<
  operations[Id]['parameters'][In],
  undefined
>;
type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;

type BodyOf<Id extends ControlId> = operations[Id] extends { requestBody: infer R }
  ? Json<R>
  : operations[Id] extends { requestBody?: infer R }
    ? Json<Exclude<R, undefined>> | undefined
    : undefined;

type Success<Id extends ControlId> = {
  [Status in Extract<keyof operations[Id]['responses'], 200 | 201>]: Json<operations[Id]['responses'][Status]>;
}[Extract<keyof operations[Id]['responses'], 200 | 201>];

/** Calls that need no world. The name in their request makes none. */
export const aboutWorlds = ['getHealth', 'getChanges', 'listWorlds', 'createWorld', 'deleteWorld'] as const;

/** The input of a control call. Parameters and body have been validated against control.yaml. */
export interface ControlContext<Id extends ControlId> {
  worlds: Worlds;
  world: Id extends (typeof aboutWorlds)[number] ? undefined : World;
  request: MockRequest;
  path: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  body: BodyOf<Id>;
}

/** A declared body, nothing (204), or a complete response that is not JSON. */
export type Reply<Id extends ControlId> =
  | { body: Success<Id>; status?: 200 | 201; cookies?: string[]; headers?: [string, string][]; contentType?: string }
  | { raw: MockResponse }
  | undefined;

export type ControlCall<Id extends ControlId> = (context: ControlContext<Id>) => Reply<Id> | Promise<Reply<Id>>;

/** An operation of control.yaml without a call does not compile. */
export type ControlCalls = { [Id in ControlId]: ControlCall<Id> };
