import { newCaller } from '../../../mock-server/testing/client';
import { holds, type Stories } from './story';

export const accountStories: Stories = {
  async 'a person opens the account and changes the name'(world) {
    const ann = await newCaller(world).signIn('ann');
    holds(await ann.expect('getMe', '200'), '"firstName":"Ann"');
    await ann.expect('updateMe', '200', { body: { firstName: 'Anne' } });
    holds(await ann.expect('getMe', '200'), '"firstName":"Anne"');
    await ann.expect('getMyClientInfo', '200');
    await (await newCaller(world).signIn('gina')).expect('getMyClientInfo', '404 CLIENT_NOT_FOUND');
    const petra = await newCaller(world).signIn('petra');
    await petra.expect('getLanding', '200', { headers: { accept: 'application/json' } });
  },
  async 'a person of several clients switches between them'(world) {
    const ben = await newCaller(world).signIn('ben');
    const extended = await ben.expect('listMyAssociates', '200', { query: { extended: true } });
    holds(extended, '"client":{"name":"Harbor Foods"}');
    await world.db.clients.patch('300', { isClientRebrandEnabled: true });
    holds(await ben.expect('getMe', '200'), '"isNexoClientRebrandEnabled":true');
    const { body } = await ben.expect('listMyAssociates', '200');
    if (JSON.stringify(body).includes('Harbor Foods')) throw new Error('Only the extended list names the clients.');
    const to = (clientId: string, isNexoClient = false) => ({
      body: { associateId: `associate-ben-${clientId}`, clientId, isNexoClient, isAuthenticatedByNexo: false },
    });
    await ben.expect('switchAssociate', '204', to('200'));
    holds(await ben.expect('getMyClientInfo', '200'), '"clientId":"200"');
    const path = { flag: 'enableRegistrationLinkExistingAccount' as const };
    holds(await ben.expect('getFeature', '200', { path }), 'true');
    await ben.expect('switchAssociate', '423 ASSOCIATE_SUSPENDED', to('800'));
    await ben.expect('switchAssociate', '404 NOT_FOUND', {
      body: { ...to('100').body, associateId: 'associate-ann-100' },
    });
    holds(await ben.expect('switchAssociate', '200', to('300', true)), '/outside/nexo/login');
    await ben.expect('checkAuthentication', '401 MISSING_SESSION_COOKIE');
  },
  async 'a person revokes a device twice, and tries to revoke one of another person'(world) {
    const dana = await newCaller(world).signIn('dana');
    const { body } = await dana.expect('listMyDevices', '200');
    if (!Array.isArray(body) || body.length !== 7) throw new Error('Seven devices were expected.');
    await dana.expect('revokeDevice', '204', { path: { id: 'device-dana-1' } });
    await dana.expect('revokeDevice', '404 NOT_FOUND', { path: { id: 'device-dana-1' } });
    await dana.expect('revokeDevice', '404 NOT_FOUND', { path: { id: 'device-dirk-1' } });
  },
  async 'a person lists and saves language, region and time zone'(world) {
    world.clock.set(Date.UTC(2026, 6, 1));
    const greta = await newCaller(world).signIn('greta');
    const german = { 'user-language': 'de-DE', 'user-region': 'DE' };
    holds(await greta.expect('listLanguages', '200'), '日本語');
    holds(await greta.expect('listRegions', '200', { headers: german }), 'Deutschland');
    holds(await greta.expect('listRegions', '200', { headers: { 'user-language': 'ja-JP' } }), 'ドイツ');
    const zones = await greta.expect('listTimezones', '200', { headers: german });
    if (!Array.isArray(zones.body) || JSON.stringify(zones.body[0]).includes('Europe/Berlin') === false)
      throw new Error('The time zones of the region do not come first.');
    holds(zones, '(GMT+02:00) Berlin - Mitteleuropäische Zeit');
    holds(await greta.expect('getRegionalSettings', '200'), 'de-DE');
    for (const preferredLanguage of ['tlh', 'fr-CA'])
      await greta.expect('saveRegionalSettings', '200', {
        body: { preferredLanguage, region: 'CA', timezone: 'America/Toronto' },
      });
    holds(await greta.expect('getRegionalSettings', '200'), 'fr-CA');
  },
  async 'a person opens a marketplace group'(world) {
    const ann = await newCaller(world).signIn('ann');
    const settings = await ann.expect('getSettingsByGroup', '200', { path: { group: 'payroll-tools' } });
    holds(settings, '/outside/marketplace/payroll-tools');
    await ann.expect('getSettingsByGroup', '404 FAILED_TO_GET_SETTINGS', { path: { group: 'nothing' } });
  },
};
