import { newCaller } from '../../../mock-server/testing/client';
import type { Stories } from './story';

const provision = (clientId: string, roles: string[], staff = 'oscar') => ({
  body: {
    clientId,
    lifionOpsAssociateId: `associate-${staff}-002`,
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

/** Stories of support staff: client search, access to all clients, impersonation. */
export const staffStories: Stories = {
  async 'support staff search clients, five a page'(world) {
    const iris = await newCaller(world).signIn('iris');
    const found = async (clientNamePrefix: string, ignoreTransitionedToService = false) => {
      const { body } = await iris.expect('searchClients', '200', {
        body: { clientNamePrefix, ignoreTransitionedToService },
      });
      return JSON.stringify(body);
    };
    if (!(await found('CEDAR')).includes('"totalCount":13'))
      throw new Error('The search must count every client whose name starts with the text, in upper or lower case.');
    if ((await found('willow')).includes('"totalCount":0') || !(await found('willow', true)).includes('"totalCount":0'))
      throw new Error('The search must leave out transitioned clients only when the request says so.');
    if (!(await found('no such client')).includes('"totalCount":0'))
      throw new Error('The search must find no client for an unknown name.');
    await (
      await newCaller(world).signIn('ann')
    ).expect('searchClients', '403 INSUFFICIENT_PERMISSIONS', {
      body: { clientNamePrefix: 'a', ignoreTransitionedToService: false },
    });
  },
  async 'support staff add a client to their access'(world) {
    const oscar = await newCaller(world).signIn('oscar');
    await oscar.expect(
      'provisionAllClientAccess',
      '204',
      provision('client-acorn-foods', ['all-client-support-user', 'all-client-impl-ic-user']),
    );
    await oscar.expect('provisionAllClientAccess', '204', provision('client-acorn-foods', ['all-client-support-user']));
    await oscar.expect(
      'provisionAllClientAccess',
      '403 INSUFFICIENT_PERMISSIONS',
      provision('700', ['all-client-support-user', 'all-client-impl-ic-user']),
    );
    await oscar.expect('provisionAllClientAccess', '204', provision('700', ['all-client-support-user']));
    await oscar.expect(
      'provisionAllClientAccess',
      '403 INSUFFICIENT_PERMISSIONS',
      provision('200', ['all-client-support-user', 'a-role-that-nobody-gave']),
    );
    await oscar.expect(
      'provisionAllClientAccess',
      '404 CLIENT_NOT_FOUND',
      provision('nobody', ['all-client-support-user']),
    );
    await oscar.expect('switchAssociate', '204', {
      body: {
        associateId: 'associate-oscar-client-acorn-foods',
        clientId: 'client-acorn-foods',
        isNexoClient: false,
        isAuthenticatedByNexo: false,
      },
    });
    await (
      await newCaller(world).signIn('iris')
    ).expect(
      'provisionAllClientAccess',
      '403 INSUFFICIENT_PERMISSIONS',
      provision('200', ['all-client-impl-ic-user'], 'oscar'),
    );
  },
  async 'support staff start impersonations, allowed and forbidden ones'(world) {
    const oscar = await newCaller(world).signIn('oscar');
    await oscar.expect('provisionAllClientAccess', '403 INSUFFICIENT_PERMISSIONS', provision('200', []));
    await oscar.expect('getImpersonation', '200', { path: { id: 'impersonation-no-first-name' } });
    await oscar.expect('getImpersonation', '404 NOT_FOUND', { path: { id: 'unknown' } });
    await oscar.expect('startImpersonation', '404 NOT_FOUND', start('unknown'));
    await oscar.expect('startImpersonation', '404 NOT_FOUND', start('impersonation-good', 'associate-ben-100'));
    await oscar.expect(
      'startImpersonation',
      '403 INSUFFICIENT_PERMISSIONS',
      start('impersonation-forbidden', 'associate-petra-100'),
    );
    const { headers } = await oscar.expect('startImpersonation', '204', start('impersonation-good'));
    if (
      headers['acting-session-mode'] !== 'impersonation' ||
      !headers['acting-session-id'] ||
      Number(headers['acting-session-expiry']) !== world.clock.now() + world.limits.impersonationMs
    ) {
      throw new Error('A header of the acting session is missing or wrong.');
    }
    const named = await oscar.expect('getMe', '200');
    if (!JSON.stringify(named.body).includes('"personId":"ann"'))
      throw new Error('The session must answer for the associate.');
    await oscar.expect('acceptLegalAgreements', '403 INSUFFICIENT_PERMISSIONS', {
      body: { legalAgreements: [{ agreementName: 'terms-of-service', version: '1' }] },
    });
    await oscar.expect('switchAssociate', '403 INSUFFICIENT_PERMISSIONS', {
      body: { associateId: 'associate-ann-100', clientId: '100', isNexoClient: false, isAuthenticatedByNexo: false },
    });
    const acting = oscar.cookies.get('session');
    await oscar.expect('endImpersonation', '204');
    await oscar.expect('endImpersonation', '204');
    if (oscar.cookies.get('session') === acting) throw new Error('The session must get a new id.');
    if (world.db.sessions.all().some(({ impersonation }) => impersonation !== null))
      throw new Error('The impersonation has not ended.');
    await (
      await newCaller(world).signIn('ann')
    ).expect('getImpersonation', '403 INSUFFICIENT_PERMISSIONS', { path: { id: 'impersonation-good' } });
  },
};
