import type { Handlers } from './define';
import { agreementHandlers } from './account/agreements';
import { associateHandlers } from './account/associates';
import { contactVerificationHandlers } from './account/contact-verification';
import { contactHandlers } from './account/contacts';
import { credentialHandlers } from './account/credentials';
import { localizationHandlers } from './account/localization';
import { loginHandlers } from './sign-in/login';
import { mfaHandlers } from './sign-in/mfa';
import { pathHandlers } from './sign-in/sign-in-systems';
import { recoveryHandlers } from './sign-in/recovery';
import { registrationHandlers } from './registration/registration';
import { sessionHandlers } from './sign-in/session';
import { passkeyHandlers } from './security/passkeys';
import { codeSignInHandlers } from './security/code-sign-in';
import { passkeySignInHandlers } from './security/passkey-sign-in';
import { securityReportHandlers } from './platform/security-reports';
import { secondStepHandlers } from './security/second-steps';
import { securitySessionHandlers } from './security/sessions';
import { textHandlers } from './platform/texts';
import { tokenHandlers } from './registration/tokens';
import { isFlagOn } from '../rules/flags';
import { clientOfSession } from '../rules/persons';
import type { World } from '../world/world';

const KEPT_LOGS = 1000;

async function keep(world: World, entry: { level: string }): Promise<void> {
  const { logs } = world.db;
  await logs.create({ id: world.random.id('log'), at: world.clock.now(), level: entry.level, entry });
  logs.keepNewest(KEPT_LOGS);
}

/** A test can then look for secrets in what the app logs. */
const logHandlers = {
  async log({ world, body, respond }) {
    await keep(world, body);
    return respond(204);
  },
  async batchLog({ world, body, respond }) {
    for (const entry of body.entries) await keep(world, entry);
    return respond(204);
  },
} satisfies Partial<Handlers>;

/** Feature flags, per client. */
const flagHandlers = {
  getFeature({ world, path, session, respond }) {
    const client = session ? clientOfSession(world, session) : null;
    return respond(200, { isEnabled: isFlagOn(world, path.flag, client?.id ?? null) });
  },
  getFeatureForClient({ world, path, body, respond, fail }) {
    if (!world.db.clients.get(body.clientId)) return fail(404, 'CLIENT_NOT_FOUND');
    return respond(200, { isEnabled: isFlagOn(world, path.flag, body.clientId) });
  },
} satisfies Partial<Handlers>;

const deviceHandlers = {
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

/** An operation of the contract without a handler does not compile. */
export const handlers = {
  ...loginHandlers,
  ...sessionHandlers,
  ...pathHandlers,
  ...flagHandlers,
  ...logHandlers,
  ...securityReportHandlers,
  ...recoveryHandlers,
  ...tokenHandlers,
  ...registrationHandlers,
  ...associateHandlers,
  ...deviceHandlers,
  ...localizationHandlers,
  ...agreementHandlers,
  ...contactHandlers,
  ...contactVerificationHandlers,
  ...credentialHandlers,
  ...mfaHandlers,
  ...textHandlers,
  ...passkeySignInHandlers,
  ...codeSignInHandlers,
  ...passkeyHandlers,
  ...secondStepHandlers,
  ...securitySessionHandlers,
} satisfies Handlers;
