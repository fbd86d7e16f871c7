import type { World } from '../world/world';
import { makeClient } from './make';

/** The personas and invitations need these. client-directory.ts holds hundreds more. */
export async function seedClients(world: World): Promise<void> {
  await makeClient(world, { id: '100', name: 'Harbor Foods' });
  await makeClient(world, { id: '110', name: 'Larkspur Foods, Inc.', isSearchable: false });
  await makeClient(world, { id: '002', name: 'Platform Operations', isSearchable: false });
  await makeClient(world, { id: '200', name: 'Juniper Mills' });
  await makeClient(world, { id: '300', name: 'Northgate Freight', isNexoClient: true });
  await makeClient(world, { id: '400', name: 'Kestrel Air', hasSamlConfiguration: true });
  await makeClient(world, { id: '500', name: 'Bluebird Hotels', isClientRebrandEnabled: true });
  await makeClient(world, { id: '600', name: 'Quarry Insurance', isNexoClient: true, isClientRebrandEnabled: true });
  await makeClient(world, { id: '700', name: 'Willow Bank', isTransitionedToService: true });
  await makeClient(world, { id: '800', name: 'Cedar Valley Schools' });
  await makeClient(world, {
    id: '900',
    name: 'Old Mill Paper',
    isArchived: true,
    isSearchable: false,
    hasSamlConfiguration: true,
  });
}
