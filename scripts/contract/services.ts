/** Each is the name of a source file of the contract (see docs/decisions/contract-first.md). */
export const services = [
  'authentication-service',
  'identity-orchestrator',
  'identity-orchestrator-v1',
  'ui-gateway',
  'account-security',
] as const;

export type ServiceName = (typeof services)[number];
