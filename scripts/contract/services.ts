import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

export const generatedFolder = path.join(projectRoot, 'openapi/generated');

/** Each is the name of a source file of the contract (see docs/decisions/contract-first.md). */
export const services = [
  'authentication-service',
  'identity-orchestrator',
  'identity-orchestrator-v1',
  'ui-gateway',
  'account-security',
] as const;

export type ServiceName = (typeof services)[number];

export const sourceOf = (service: ServiceName): string => path.join(projectRoot, 'openapi', `${service}.yaml`);

/** The mock server's control API is not a service, so the index of operations leaves it out. */
export const controlSource = path.join(projectRoot, 'mock-server/control/control.yaml');

export const scenarioFolder = path.join(projectRoot, 'mock-server/seed/scenarios');
