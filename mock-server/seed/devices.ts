import type { Person } from '../world/store/collections';
import type { World } from '../world/world';

const models = [
  ['Apple', 'iPhone 17', 'iOS', '26.1', 'phone'],
  ['Google', 'Pixel 10', 'Android', '16', 'phone'],
  ['Samsung', 'Galaxy Tab S11', 'Android', '16', 'tablet'],
] as const;

/** Mobile devices with biometric login: `device-dana-1`, `device-dana-2` ... */
export async function makeDevices(world: World, person: Person, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    const model = models[n % models.length];
    if (!model) continue;
    const [deviceManufacturer, deviceName, deviceOs, deviceOsVersion, deviceType] = model;
    await world.db.devices.create({
      deviceId: `device-${person.id}-${n}`,
      personId: person.id,
      deviceManufacturer,
      deviceName,
      deviceOs,
      deviceOsVersion,
      deviceType,
      isDeviceBasedAuthenticationEnabled: true,
      lifionMobileAppVersion: `5.${n}.0`,
    });
  }
}
