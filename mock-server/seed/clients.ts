import { makeClient } from './make';
import { type World } from '../world';

/** The client companies that personas belong to. */
export async function seedClients(world: World): Promise<void> {
  await makeClient(world, { id: '100', name: 'Harbor Foods' });
  await makeClient(world, { id: '002', name: 'Platform Operations' });
  await makeClient(world, { id: '200', name: 'Juniper Mills' });
  await makeClient(world, { id: '300', name: 'Northgate Freight', isNexoClient: true });
  await makeClient(world, { id: '400', name: 'Kestrel Air', hasSamlConfiguration: true });
}
