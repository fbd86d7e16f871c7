import type { Person, SignInDevice } from '../world/store/collections';
import { sessionsOwnedBy } from '../world/sessions';
import type { World } from '../world/world';
import { isPassword } from './factors/password';
import { clearObligations } from './obligations';
import { mayUsePasskey } from './security/access';
import { record } from './security/activity';
import { tellByMail } from './security/notice';
import { spendToken } from './tokens';

/** The kinds of links that set a password. */
const LINKS = ['resetPassword', 'createCredential'];

/** The session that sets a password, or the device on which a link does. */
type Setter = Readonly<{ id?: string; device: SignInDevice }>;

/**
 * The one way to set a password. Moves the old one into the history, clears failed logins and lock, and tells the
 * person. Older links, other sessions and trusted devices may be in the wrong hands, so each of them ends.
 */
export async function setPassword(world: World, person: Person, password: string, setter: Setter): Promise<void> {
  const { id, password: before } = person;
  // The history takes only a replaced password. Otherwise it would refuse the password that the person still has.
  const replaced = before !== null && !isPassword(password, before) ? [before] : [];
  await world.db.persons.set(person, ({ passwordHistory, security }) => ({
    password,
    passwordHistory: [...passwordHistory, ...replaced].slice(-world.limits.passwordHistory),
    security: { ...security, passwordChangedAt: world.clock.now(), trustedDevices: [] },
    failedLogins: 0,
    lockedUntil: null,
  }));
  for (const token of world.db.tokens.all())
    if (LINKS.includes(token.kind) && token.personId === id && token.state === 'open') await spendToken(world, token);
  for (const session of sessionsOwnedBy(world, id)) if (session.id !== setter.id) world.db.sessions.delete(session);
  await record(world, id, 'PASSWORD_CHANGED', { device: setter.device });
  const what = `the password of your account was ${before === null ? 'created' : 'changed'}.`;
  tellByMail(world, person, what, mayUsePasskey(world, person));
}

/** Gives a person without a password the first username and password. */
export async function setCredentials(
  world: World,
  person: Person,
  { username, password }: { username: string; password: string },
  setter: Setter,
): Promise<void> {
  const named = await world.db.persons.patch(person.id, { username, isSsoOnly: false });
  await setPassword(world, named, password, setter);
  clearObligations(world, person.id, 'createBasicCredentials');
}
