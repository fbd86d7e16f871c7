import type { World } from '../world/world';

interface Version {
  agreementName: string;
  version: string;
}

/** The current version of an agreement; undefined for an unknown name. */
export function currentAgreement(world: World, agreementName: string): Version | undefined {
  return world.db.agreements.findMany((q) => q.where({ agreementName })).at(-1);
}

/** Records that a person accepted a version of an agreement, and when. A second time changes nothing. */
export async function acceptAgreement(
  world: World,
  personId: string,
  { agreementName, version }: Version,
): Promise<void> {
  const id = `${personId}:${agreementName}:${version}`;
  if (world.db.acceptances.get(id)) return;
  await world.db.acceptances.create({ id, personId, agreementName, version, acceptedAt: world.clock.now() });
}

/** Records that a person accepted the current versions of these agreements. */
export async function acceptAgreements(world: World, personId: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const agreement = currentAgreement(world, name);
    if (agreement) await acceptAgreement(world, personId, agreement);
  }
}
