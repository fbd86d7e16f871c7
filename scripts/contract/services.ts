import { existsSync } from 'node:fs';
import path from 'node:path';

/** The root of the project. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Folder of the generated files. */
export const generatedFolder = path.join(projectRoot, 'openapi/generated');

/** The services of the contract, by the name of their source file (see docs/decisions/contract-first.md). */
const serviceNames = [
  'authentication-service',
  'identity-orchestrator',
  'identity-orchestrator-v1',
  'ui-gateway',
  'account-security',
] as const;

export type ServiceName = (typeof serviceNames)[number];

/** The source file of a service. */
export function sourceOf(service: ServiceName): string {
  return path.join(projectRoot, 'openapi', `${service}.yaml`);
}

/** The services whose source file exists. */
export function existingServices(): ServiceName[] {
  return serviceNames.filter((service) => existsSync(sourceOf(service)));
}

/** The document of the mock server's control API. It is not a service, so the index of operations leaves it out. */
export const controlSource = path.join(projectRoot, 'mock-server/control/control.yaml');
