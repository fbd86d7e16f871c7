import type { World } from '../world/world';

/** These records belong to no persona: identity providers, marketplace groups, legal agreements, impersonations. */
export async function seedCatalogue(world: World): Promise<void> {
  await world.db.providers.create({
    id: 'kestrel',
    emailDomain: 'kestrel.example',
    name: 'Kestrel Air',
    isDiscoveryEnabled: true,
    initiateRequestUrl: '/outside/sso/kestrel/initiate',
  });
  await world.db.providers.create({
    id: 'hidden',
    emailDomain: 'hidden.example',
    name: 'Hidden Company',
    isDiscoveryEnabled: false,
    initiateRequestUrl: '/outside/sso/hidden/initiate',
  });
  for (const name of ['payroll-tools', 'benefits-tools'])
    await world.db.groups.create({ name, url: `/outside/marketplace/${name}` });
  await world.db.groups.create({ name: 'off-site', url: 'https://evil.example/marketplace' });
  await world.db.flags.create({
    id: 'enableAccountSecurity:*',
    flag: 'enableAccountSecurity',
    clientId: null,
    isEnabled: true,
  });
  await seedAgreements(world);
  await seedImpersonations(world);
}

async function seedAgreements(world: World): Promise<void> {
  const agreements = [
    {
      agreementName: 'terms-of-service',
      displayName: 'Terms of Service',
      version: '3.0',
      createdAt: Date.UTC(2026, 0, 15, 17),
    },
    {
      agreementName: 'privacy-policy',
      displayName: 'Privacy Policy',
      version: '2.1',
      createdAt: Date.UTC(2026, 5, 1, 16),
    },
    {
      agreementName: 'electronic-delivery',
      displayName: 'Consent to electronic delivery',
      version: '1.0',
      createdAt: Date.UTC(2025, 10, 3, 17),
    },
  ];
  for (const one of agreements)
    await world.db.agreements.create({
      ...one,
      id: `${one.agreementName}@${one.version}`,
      documentUrl: `/outside/legal/${one.agreementName}.html`,
    });
}

/** One valid impersonation, one without a first name, one forbidden. Any other id is unknown. */
async function seedImpersonations(world: World): Promise<void> {
  const whom = { clientId: '100', clientName: 'Harbor Foods', isStarted: false };
  await world.db.impersonations.create({
    ...whom,
    id: 'impersonation-good',
    associateId: 'associate-ann-100',
    firstName: 'Ann',
    lastName: 'Lee',
    isForbidden: false,
  });
  await world.db.impersonations.create({
    ...whom,
    id: 'impersonation-no-first-name',
    associateId: 'associate-ben-100',
    firstName: null,
    lastName: 'Adeyemi',
    isForbidden: false,
  });
  await world.db.impersonations.create({
    ...whom,
    id: 'impersonation-forbidden',
    associateId: 'associate-petra-100',
    firstName: 'Petra',
    lastName: 'Nowak',
    isForbidden: true,
  });
}
