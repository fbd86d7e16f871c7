import type { Handlers } from '../define';

export const deviceHandlers = {
  listMyDevices({ world, person, respond }) {
    const devices = world.db.devices.findMany((q) => q.where({ personId: person.id }));
    return respond(
      200,
      devices.map(({ personId: _, ...device }) => device),
    );
  },

  /** Deletes the device. A second revocation then gets the 404 that the contract demands. */
  revokeDevice({ world, person, path, respond, fail }) {
    const device = world.db.devices.get(path.id);
    if (device?.personId !== person.id) return fail(404, 'NOT_FOUND');
    world.db.devices.delete(device);
    return respond(204);
  },
} satisfies Partial<Handlers>;
