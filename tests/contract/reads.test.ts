import { describe, expect, test } from 'vitest';
import { createMock } from '../../mock-server';
import { fieldsOf } from '../../mock-server/contract/response-fields';
import { isOperationId } from '../../mock-server/contract/routes';
import { readReads, readsOf, withReaders } from '../../scripts/contract/reads';
import { recorder } from '../screens/reads';

describe('what notes the fields that the app reads', () => {
  const call = { method: 'GET', url: '/devices', status: 200 };
  const body = () => ({ total: 2, devices: [{ id: 'a', name: 'Phone' }], tags: ['new'] });
  function watched() {
    const noted: string[] = [];
    const { watch, share } = recorder(({ pointer }) => noted.push(pointer));
    return { noted, share, made: watch(body(), call), again: watch(body(), call) };
  }

  test('notes each field that is read or asked for, also one that is missing', () => {
    const { noted, made } = watched();
    expect(made.devices.map(({ name }) => name)).toEqual(['Phone']);
    expect(['owner' in made, Reflect.get(made, 'size'), made.tags[0]]).toEqual([false, undefined, 'new']);
    expect([...new Set(noted)].join(' ')).toBe('/devices /devices/* /devices/*/name /owner /size /tags /tags/*');
  });

  test('notes nothing of a copy as JSON, nor of structural sharing', () => {
    const { noted, share, made, again } = watched();
    expect(JSON.parse(JSON.stringify(made))).toEqual(body());
    expect(share(made, again)).toBe(made);
    share([made], [again]);
    expect(noted).toEqual([]);
  });

  test('notes what is read of a shared copy, and keeps what has not changed', () => {
    const { noted, share, made, again } = watched();
    again.total = 3;
    const shared: ReturnType<typeof body> = Object(share(made, again));
    noted.length = 0;
    expect(shared.total).toBe(3);
    expect(shared.devices).toBe(made.devices);
    expect(shared.devices[0]?.id).toBe('a');
    expect(noted).toEqual(['/total', '/devices', '/devices', '/devices', '/devices/*', '/devices/*/id']);
  });
});

test('a field is listed with the screens that read it, sorted, and without what the contract does not declare', () => {
  const url = '/api/identity-orchestrator/v0/persons/me/devices';
  const read = (page: string, pointer: string) => JSON.stringify({ method: 'GET', url, status: 200, page, pointer });
  const [devices, security] = ['/auth/account-settings/devices', '/auth/account-settings/security'];
  const notes = [
    read(security, '/*/deviceName'),
    read(devices, '/*/deviceName'),
    read(devices, '/*/deviceId'),
    read(devices, '/*/then'),
    read('/auth/login', '/*/deviceId'),
    read('/elsewhere', '/*/deviceOs'),
  ];
  const fields = { '/*/deviceId': ['Devices', 'Login'], '/*/deviceName': ['Devices', 'Security'] };
  expect(readsOf([...notes, read(devices, '/*/deviceId')])).toEqual({ listMyDevices: { 200: fields } });
});

test('the report of breaking changes says who reads a field that goes, and that nobody does', () => {
  const reads = { listMyDevices: { 200: { '/*/deviceId': ['Devices', 'Security'], '/*/deviceOs': ['Devices'] } } };
  const change = (text: string) => `error\t[id] at openapi/x.yaml\n\tin API GET /persons/me/devices\n\t\t${text}`;
  const toldOf = (text: string) => withReaders(change(text), reads).split('\n').slice(3);
  const removed = (field: string) =>
    `removed the required property \`${field}\` from the response with the \`200\` status`;
  expect(toldOf(removed('items/deviceId'))).toEqual(['\t\tread by: Devices, Security']);
  expect(toldOf(removed('items/oneOf[#/components/schemas/Device]/deviceOs'))).toEqual(['\t\tread by: Devices']);
  const commented = `${removed('items/deviceType')}\n\t\tA comment.`;
  expect(toldOf(commented)).toEqual(['\t\tnobody reads it', '\t\tA comment.']);
  expect(toldOf(removed('items/deviceId').replace('200', '404'))).toEqual(['\t\tnobody reads it']);
  expect(toldOf('api removed without deprecation')).toEqual(['\t\tread by: Devices, Security']);
  expect(toldOf("added the new required request property 'name'")).toEqual([]);
});

describe('openapi/reads', () => {
  const reads = readReads();

  test.each([
    [
      'listMyDevices',
      'Devices',
      '/*/deviceId /*/deviceManufacturer /*/deviceName /*/deviceOs /*/deviceOsVersion /*/lifionMobileAppVersion',
    ],
    ['getRegionalSettings', 'Localization', '/preferredLanguage /region /timezone'],
    [
      'listActivity',
      'Security',
      '/entries /entries/*/at /entries/*/browser /entries/*/id /entries/*/kind /entries/*/method /entries/*/place /entries/*/place/country /entries/*/place/region /entries/*/subject /entries/*/system /nextCursor',
    ],
  ])('has of %s what the code of %s reads', (id, screen, fields) => {
    const read = Object.entries(reads[id]?.[200] ?? {}).filter(([, screens]) => screens.includes(screen));
    expect(read.map(([field]) => field).join(' ')).toBe(fields);
  });

  test('has only what the contract declares: "npm run contract -- --reads" writes it', () => {
    const unknown = Object.entries(reads).flatMap(([id, statuses]) =>
      Object.entries(statuses).flatMap(([status, fields]) =>
        Object.keys(fields).filter((field) => !isOperationId(id) || !fieldsOf(id, Number(status)).has(field)),
      ),
    );
    expect(unknown).toEqual([]);
  });

  test('stands in the document that the docs page shows', async () => {
    const response = await createMock().open('docs').visitor().fetch('/__mock/openapi/identity-orchestrator');
    expect(await response.text()).toMatch(/Read by:\\n\\n- `\/\*\/deviceId`: .*Devices/);
  });
});
