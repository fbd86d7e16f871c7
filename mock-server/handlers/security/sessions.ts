import type { Session, SignInDevice } from '../../world/store/collections';
import type { Handlers } from '../define';
import { fromBase64Url, toBase64Url } from '../../rules/base64url';
import { isoTime, setSecurity } from '../../rules/persons';
import { nameIn } from '../../rules/names';
import { activitiesOf, methodOf, record } from '../../rules/security/activity';
import { allowsTrust, TRUST_COOKIE, trustedBy, trustedDevicesOf } from '../../rules/security/trust';
import { endedCookies, isFormer, ownerOf, removeSession, sessionsOwnedBy } from '../../world/sessions';
import type { World } from '../../world/world';

const PAGE = 20;

/** @param language the one of the request, for the name of the place */
function shownDevice({ browser, system, place }: SignInDevice, language: string | undefined) {
  const region = typeof place?.region !== 'string' ? {} : { region: nameIn(language, place.region) };
  const shownPlace = place && { country: place.country, ...region };
  return { browser, system, ...(shownPlace ? { place: shownPlace } : {}) };
}

/** Those that have not ended, each once: a former id is no session of its own. */
function openSessionsOf(world: World, personId: string): Session[] {
  const now = world.clock.now();
  return sessionsOwnedBy(world, personId).filter((one) => one.expiresAt > now && !isFormer(world, one));
}

/** Sessions and activity of the signed-in person. */
export const securitySessionHandlers = {
  async listSessions({ world, session, person, headers, cookies, respond }) {
    const isCurrent = (listed: Session) => listed.publicId === session.publicId;
    const all = openSessionsOf(world, person.id).sort(
      (a, b) => Number(isCurrent(b)) - Number(isCurrent(a)) || b.lastSeenAt - a.lastSeenAt,
    );
    const here = await trustedBy(world, person, cookies[TRUST_COOKIE]);
    const devices = trustedDevicesOf(world, person).sort((a, b) => Number(b === here) - Number(a === here));
    return respond(200, {
      ...(allowsTrust(world, person) && {
        trustedDevices: devices.map(({ id, device, trustedAt, lastUsedAt }) => ({
          id,
          isCurrent: id === here?.id,
          ...shownDevice(device, headers['user-language']),
          trustedAt: isoTime(trustedAt),
          ...(lastUsedAt === null ? {} : { lastUsedAt: isoTime(lastUsedAt) }),
        })),
      }),
      sessions: all.slice(0, 200).map((listed) => ({
        id: listed.publicId,
        isCurrent: isCurrent(listed),
        ...shownDevice(listed.device, headers['user-language']),
        method: methodOf(listed),
        startedAt: isoTime(listed.createdAt),
        lastSeenAt: isoTime(listed.lastSeenAt),
      })),
    });
  },

  async endSession({ world, session, person, path, respond, fail }) {
    const ended = openSessionsOf(world, person.id).find(({ publicId }) => publicId === path.id);
    if (!ended) return fail(404, 'NOT_FOUND');
    removeSession(world, ended);
    await record(world, person.id, 'SESSION_ENDED', { device: ended.device });
    return respond(204, undefined, ended.publicId === session.publicId ? { cookies: endedCookies() } : {});
  },

  async endOtherSessions({ world, session, person, respond }) {
    const ended = endOthers(world, session);
    await setSecurity(world, person, { trustedDevices: [] });
    if (ended > 0) await record(world, person.id, 'OTHER_SESSIONS_ENDED', { device: session.device });
    return respond(200, { ended });
  },

  async endDeviceTrust({ world, person, path, respond, fail }) {
    const ended = trustedDevicesOf(world, person).find(({ id }) => id === path.id);
    if (!ended) return fail(404, 'NOT_FOUND');
    const trustedDevices = person.security.trustedDevices.filter((one) => one !== ended);
    await setSecurity(world, person, { trustedDevices });
    await record(world, person.id, 'DEVICE_TRUST_ENDED', { device: ended.device });
    return respond(204);
  },

  listActivity({ world, person, headers, query, respond, fail }) {
    const before = query.cursor === undefined ? null : readCursor(query.cursor);
    if (before === undefined) return fail(400, 'MALFORMED_REQUEST', { field: 'cursor' });
    const limit = query.limit ?? PAGE;
    const found = activitiesOf(world, person.id, before);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return respond(200, {
      entries: page.map((entry) => ({
        id: entry.id,
        at: isoTime(entry.at),
        kind: entry.kind,
        ...shownDevice(entry.device, headers['user-language']),
        ...(entry.method === null ? {} : { method: entry.method }),
        ...(entry.subject === null ? {} : { subject: entry.subject }),
      })),
      nextCursor: found.length > limit && last ? toBase64Url(`before-${last.number}`) : null,
    });
  },
} satisfies Partial<Handlers>;

/** Returns how many other sessions there were. */
function endOthers(world: World, session: Session): number {
  const others = openSessionsOf(world, ownerOf(session)).filter(({ publicId }) => publicId !== session.publicId);
  for (const other of others) removeSession(world, other);
  return others.length;
}

/** Undefined for a text that is no cursor. */
function readCursor(cursor: string): number | undefined {
  try {
    const number = /^before-(\d{1,15})$/.exec(String.fromCharCode(...fromBase64Url(cursor)))?.[1];
    return number === undefined ? undefined : Number(number);
  } catch {
    // atob throws for a text that is not base64.
    return undefined;
  }
}
