import type { World } from '../world/world';

/** These records belong to no persona: identity providers, marketplace groups, legal agreements, impersonations. */
export async function seedCatalogue(world: World): Promise<void> {
  for (const [id, name, isDiscoveryEnabled] of [
    ['kestrel', 'Kestrel Air', true],
    ['hidden', 'Hidden Company', false],
  ] as const) {
    const initiateRequestUrl = `/outside/sso/${id}/initiate`;
    const emailDomain = `${id}.example`;
    await world.db.providers.create({ id, emailDomain, name, isDiscoveryEnabled, initiateRequestUrl });
  }
  for (const name of ['payroll-tools', 'benefits-tools'])
    await world.db.groups.create({ name, url: `/outside/marketplace/${name}` });
  await world.db.groups.create({ name: 'off-site', url: 'https://evil.example/marketplace' });
  for (const flag of ['enableAccountSecurity', 'enableTrustedDevices', 'enableCodeSignIn'] as const)
    await world.db.flags.create({ id: `${flag}:*`, flag, clientId: null, isEnabled: true });
  await seedAgreements(world);
  await seedImpersonations(world);
}

async function seedAgreements(world: World): Promise<void> {
  const agreements = [
    ['terms-of-service', 'Terms of Service', '3.0', Date.UTC(2026, 0, 15, 17)],
    ['privacy-policy', 'Privacy Policy', '2.1', Date.UTC(2026, 5, 1, 16)],
    ['electronic-delivery', 'Consent to electronic delivery', '1.0', Date.UTC(2025, 10, 3, 17)],
  ] as const;
  for (const [agreementName, displayName, version, createdAt] of agreements) {
    const documentUrl = `/outside/legal/${agreementName}.html`;
    const id = `${agreementName}@${version}`;
    await world.db.agreements.create({ agreementName, displayName, version, createdAt, id, documentUrl });
  }
}

/** One valid impersonation, one without a first name, one forbidden. Any other id is unknown. */
async function seedImpersonations(world: World): Promise<void> {
  for (const [name, person, firstName, lastName] of [
    ['good', 'ann', 'Ann', 'Lee'],
    ['no-first-name', 'ben', null, 'Adeyemi'],
    ['forbidden', 'petra', 'Petra', 'Nowak'],
  ] as const)
    await world.db.impersonations.create({
      id: `impersonation-${name}`,
      associateId: `associate-${person}-100`,
      clientId: '100',
      clientName: 'Harbor Foods',
      firstName,
      lastName,
      isForbidden: name === 'forbidden',
      isStarted: false,
    });
}
