import { newCaller } from '../../../mock-server/testing/client';
import { holds, type Stories } from './story';

const provision = (clientId: string, roles: readonly string[]) => ({
  body: {
    clientId,
    lifionOpsAssociateId: 'associate-oscar-002',
    allClientAccessRoles: roles.map((role) => ({ role, ticketUrl: 'https://tickets.example/1' })),
  },
});

const start = (impersonationId: string, actor = 'associate-ann-100') => ({
  body: {
    kind: 'associate' as const,
    impersonationId,
    impersonatedActorId: actor,
    impersonatedClientId: '100',
    reason: 'Case 88121',
  },
});

const to = (associateId: string, clientId: string) => ({
  body: { associateId, clientId, isNexoClient: false, isAuthenticatedByNexo: false },
});

/** Stories of support staff: client search, access to all clients, impersonation. */
export const staffStories: Stories = {
  async 'support staff search clients, five a page'(world) {
    const iris = await newCaller(world).signIn('iris');
    const search = (clientNamePrefix: string, ignoreTransitionedToService = false) =>
      iris.expect('searchClients', '200', { body: { clientNamePrefix, ignoreTransitionedToService } });
    // The names of 13 start with the text, in upper or lower case.
    holds(await search('CEDAR'), '"totalCount":13');
    // Transitioned clients are left out only when the request says so.
    holds(await search('willow'), '"totalCount":1');
    holds(await search('willow', true), '"totalCount":0');
    holds(await search('no such client'), '"totalCount":0');
    const ann = await newCaller(world).signIn('ann');
    const body = { clientNamePrefix: 'a', ignoreTransitionedToService: false };
    await ann.expect('searchClients', '403 INSUFFICIENT_PERMISSIONS', { body });
  },
  async 'support staff add a client to their access'(world) {
    const oscar = await newCaller(world).signIn('oscar');
    for (const [is, clientId, ...roles] of [
      ['204', 'client-acorn-foods', 'all-client-support-user', 'all-client-impl-ic-user'],
      ['204', 'client-acorn-foods', 'all-client-support-user'],
      ['403 INSUFFICIENT_PERMISSIONS', '700', 'all-client-support-user', 'all-client-impl-ic-user'],
      ['204', '700', 'all-client-support-user'],
      ['403 INSUFFICIENT_PERMISSIONS', '200', 'all-client-support-user', 'a-role-that-nobody-gave'],
      ['404 CLIENT_NOT_FOUND', 'nobody', 'all-client-support-user'],
    ] as const)
      await oscar.expect('provisionAllClientAccess', is, provision(clientId, roles));
    await oscar.expect('switchAssociate', '204', to('associate-oscar-client-acorn-foods', 'client-acorn-foods'));
    const iris = await newCaller(world).signIn('iris');
    const asOscar = provision('200', ['all-client-impl-ic-user']);
    await iris.expect('provisionAllClientAccess', '403 INSUFFICIENT_PERMISSIONS', asOscar);
  },
  async 'support staff start impersonations, allowed and forbidden ones'(world) {
    const oscar = await newCaller(world).signIn('oscar');
    await oscar.expect('provisionAllClientAccess', '403 INSUFFICIENT_PERMISSIONS', provision('200', []));
    await oscar.expect('getImpersonation', '200', { path: { id: 'impersonation-no-first-name' } });
    await oscar.expect('getImpersonation', '404 NOT_FOUND', { path: { id: 'unknown' } });
    await oscar.expect('startImpersonation', '404 NOT_FOUND', start('unknown'));
    await oscar.expect('startImpersonation', '404 NOT_FOUND', start('impersonation-good', 'associate-ben-100'));
    const forbidden = start('impersonation-forbidden', 'associate-petra-100');
    await oscar.expect('startImpersonation', '403 INSUFFICIENT_PERMISSIONS', forbidden);
    const { headers } = await oscar.expect('startImpersonation', '204', start('impersonation-good'));
    if (
      headers['acting-session-mode'] !== 'impersonation' ||
      !headers['acting-session-id'] ||
      Number(headers['acting-session-expiry']) !== world.clock.now() + world.limits.impersonationMs
    ) {
      throw new Error('A header of the acting session is missing or wrong.');
    }
    // The session answers for the associate.
    holds(await oscar.expect('getMe', '200'), '"personId":"ann"');
    await oscar.expect('acceptLegalAgreements', '403 INSUFFICIENT_PERMISSIONS', {
      body: { legalAgreements: [{ agreementName: 'terms-of-service', version: '1' }] },
    });
    await oscar.expect('switchAssociate', '403 INSUFFICIENT_PERMISSIONS', to('associate-ann-100', '100'));
    const acting = oscar.cookies.get('session');
    await oscar.expect('endImpersonation', '204');
    await oscar.expect('endImpersonation', '204');
    if (oscar.cookies.get('session') === acting) throw new Error('The session must get a new id.');
    if (world.db.sessions.all().some(({ impersonation }) => impersonation !== null))
      throw new Error('The impersonation has not ended.');
    const ann = await newCaller(world).signIn('ann');
    await ann.expect('getImpersonation', '403 INSUFFICIENT_PERMISSIONS', { path: { id: 'impersonation-good' } });
  },
};
