import type { Handlers } from '../define';

/** Mobile devices with biometric login. */
export const deviceHandlers = {
  listMyDevices({ world, person, respond }) {
    const devices = world.db.devices.findMany((q) => q.where({ personId: person.id }));
    return respond(
      200,
      devices.map(({ personId: _, ...device }) => device),
    );
  },

  /** Deletes the device, so that a second revocation answers 404, as the contract demands. */
  revokeDevice({ world, person, path, respond, fail }) {
    const device = world.db.devices.get(path.id);
    if (device?.personId !== person.id) return fail(404, 'NOT_FOUND');
    world.db.devices.delete(device);
    return respond(204);
  },
} satisfies Partial<Handlers>;
