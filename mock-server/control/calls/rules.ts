import { commands, isCommand } from '../../world/store/obligation-commands';
import type { Limits } from '../../world/limits';
import type { ControlCalls } from '../define';
import { refuseUnknown } from '../../rules/references';
import { malformed } from '../refusal';
import { nearest } from '../../contract/nearest';
import { requirePerson } from './people';
import { plain } from './records';

export const ruleCalls = {
  async giveObligation({ world, body }) {
    const { command, url, clientId = null, isLoginObligation = true, args = {} } = body;
    const person = requirePerson(world, body.person);
    if ((command === undefined) === (url === undefined)) {
      throw malformed(
        'Say either which command blocks the person ("command": "changePassword"), or where the person is sent ("url").',
      );
    }
    if (command !== undefined && !isCommand(command)) {
      throw malformed(
        `There is no obligation "${command}" in the contract; it has ${commands.join(', ')}. ` +
          'A response with another one is a fault: POST /__mock/faults with offSpec.',
        '/command',
      );
    }
    refuseUnknown(world, { clientId });
    if (command === 'createBasicCredentials' && person.password !== null) {
      throw malformed(
        `${person.id} has a password, which meets this obligation. ` +
          'The scenario "must-create-basic-credentials" takes it away first.',
        '/command',
      );
    }
    const standing = world.db.obligations.findMany((q) => q.where({ personId: person.id }));
    const made = await world.db.obligations.add({
      id: world.random.id('obligation'),
      personId: person.id,
      order: standing.reduce((last, one) => Math.max(last, one.order), 0) + 1,
      kind: command === undefined ? 'redirect' : 'command',
      command: command ?? null,
      url: url ?? null,
      isLoginObligation,
      clientId,
      args,
    });
    return { status: 201, body: plain(made) };
  },

  listFlags({ world }) {
    return { body: world.db.flags.all().map(({ flag, clientId, isEnabled }) => ({ flag, clientId, isEnabled })) };
  },

  async setFlag({ world, path, body }) {
    const { flag } = path;
    const { clientId = null, isEnabled } = body;
    refuseUnknown(world, { clientId });
    const known = world.db.flags.findFirst((q) => q.where((one) => one.flag === flag && one.clientId === clientId));
    if (known) await world.db.flags.set(known, { isEnabled });
    else await world.db.flags.add({ id: `${flag}:${clientId ?? '*'}`, flag, clientId, isEnabled });
    return { body: { flag, clientId, isEnabled } };
  },

  getLimits({ world }) {
    return { body: { ...world.limits } };
  },

  patchLimits({ world, body }) {
    for (const name of Object.keys(body)) {
      if (isLimit(world.limits, name)) continue;
      throw malformed(
        `There is no limit "${name.slice(0, 60)}". Did you mean "${nearest(name, Object.keys(world.limits))}"?`,
        `/${name.slice(0, 60)}`,
      );
    }
    Object.assign(world.limits, body);
    return { body: { ...world.limits } };
  },
} satisfies Partial<ControlCalls>;

function isLimit(limits: Limits, name: string): name is keyof Limits {
  return Object.hasOwn(limits, name);
}
