import createClient from 'openapi-fetch';
import type { components, operations, paths } from '../../../openapi/generated/mock-control';
import type { ControlClient } from '../../client/control-client';
import { done } from '../../client/unwrap';
import { worldId } from './page';

export const control: ControlClient = createClient<paths>({
  baseUrl: location.origin,
  headers: { 'Content-Type': 'application/json', 'X-Mock-World': worldId },
});

export const removeRecord = (collection: string, id: string): Promise<void> =>
  done(control.DELETE('/__mock/state/{collection}/{id}', { params: { path: { collection, id } } }));

type Schemas = components['schemas'];
export type Call = Schemas['Call'];
export type Delivery = Schemas['Delivery'];
export type Fault = Schemas['Fault'];
export type FaultRule = Schemas['FaultRule'];
export type Flag = Schemas['Flag'];
export type Message = Schemas['Message'];
export type Invitation = operations['listInvitations']['responses'][200]['content']['application/json'][number];
export type Person = Schemas['ListedPerson'];
export type Snapshot = Schemas['Snapshot'];
export type StoredRecord = Record<string, unknown>;
