import type { Person } from '../world/store/collections';
import type { World } from '../world/world';

const models = [
  {
    deviceManufacturer: 'Apple',
    deviceName: 'iPhone 17',
    deviceOs: 'iOS',
    deviceOsVersion: '26.1',
    deviceType: 'phone',
  },
  {
    deviceManufacturer: 'Google',
    deviceName: 'Pixel 10',
    deviceOs: 'Android',
    deviceOsVersion: '16',
    deviceType: 'phone',
  },
  {
    deviceManufacturer: 'Samsung',
    deviceName: 'Galaxy Tab S11',
    deviceOs: 'Android',
    deviceOsVersion: '16',
    deviceType: 'tablet',
  },
];

/** Mobile devices with biometric login: `device-dana-1`, `device-dana-2` ... */
export async function makeDevices(world: World, person: Person, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    const model = models[n % models.length];
    if (!model) continue;
    await world.db.devices.create({
      deviceId: `device-${person.id}-${n}`,
      personId: person.id,
      ...model,
      isDeviceBasedAuthenticationEnabled: true,
      lifionMobileAppVersion: `5.${n}.0`,
    });
  }
}
