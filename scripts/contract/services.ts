import { existsSync } from 'node:fs';
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

export const generatedFolder = path.join(projectRoot, 'openapi/generated');

/** Each is the name of a source file of the contract (see docs/decisions/contract-first.md). */
const serviceNames = [
  'authentication-service',
  'identity-orchestrator',
  'identity-orchestrator-v1',
  'ui-gateway',
  'account-security',
] as const;

export type ServiceName = (typeof serviceNames)[number];

export function sourceOf(service: ServiceName): string {
  return path.join(projectRoot, 'openapi', `${service}.yaml`);
}

export function existingServices(): ServiceName[] {
  return serviceNames.filter((service) => existsSync(sourceOf(service)));
}

/** The mock server's control API is not a service, so the index of operations leaves it out. */
export const scenarioFolder = path.join(projectRoot, 'mock-server/seed/scenarios');

export const controlSource = path.join(projectRoot, 'mock-server/control/control.yaml');
