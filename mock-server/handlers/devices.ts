import { type Handlers } from '../define';

/** Mobile devices with biometric login. */
export const deviceHandlers = {
  listMyDevices({ world, person, respond }) {
    const devices = world.db.devices.filter((one) => one.personId === person.id);
    return respond(200, devices.map(({ personId: _, ...device }) => device));
  },

  /** Takes the device's authentication tokens: it may be done again, and changes nothing then. */
  revokeDevice({ world, person, path, respond, fail }) {
    const device = world.db.devices.get(path.id);
    if (device?.personId !== person.id) return fail(404, 'NOT_FOUND');
    world.db.devices.update(device.deviceId, (draft) => {
      draft.isDeviceBasedAuthenticationEnabled = false;
    });
    return respond(204);
  },
} satisfies Partial<Handlers>;
