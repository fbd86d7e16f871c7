import type { Handlers } from '../define';
import { clearObligations, nextObligation, obligationBody } from '../../rules/obligations';
import { personByUsername } from '../../rules/persons';
import { cookieNames, findSession, startSession } from '../../world/sessions';

const SITE_KEY = 'mock-site-key';
/** The only token that the stand-in captcha yields (see docs/decisions/limits.md). */
const CAPTCHA_TOKEN = 'captcha-ok';

/** Sign-in and its checks (authentication service). */
export const loginHandlers = {
  /**
   * Five failed logins lock the account for 5 minutes; from the third on, a captcha is required. A login that is
   * refused for its captcha does not count.
   */
  async login({ world, body, cookies: sent, respond, fail }) {
    const { limits } = world;
    const now = world.clock.now();
    const person = personByUsername(world, body.username);
    const counter = person
      ? { count: person.failedLogins, lockedUntil: person.lockedUntil }
      : (world.db.attempts.get(`login:${body.username.toLowerCase()}`) ?? { count: 0, lockedUntil: null });
    if (counter.lockedUntil !== null && counter.lockedUntil > now) {
      return fail(429, 'TOO_MANY_ATTEMPTS', {
        details: { retryAfterSeconds: Math.ceil((counter.lockedUntil - now) / 1000) },
      });
    }
    if (counter.count >= limits.captchaFromFailure && body.recaptchaToken !== CAPTCHA_TOKEN) {
      return fail(401, 'RECAPTCHA_RESPONSE_TOKEN_MISSING', { details: { siteKey: SITE_KEY } });
    }
    if (!person || person.password !== body.password || person.authenticationMethod === 'Nexo') {
      const failures = counter.count + 1;
      const isLocked = failures >= limits.failedLogins;
      const lockedUntil = isLocked ? now + limits.loginLockoutMs : null;
      const count = isLocked ? 0 : failures;
      if (person)
        world.db.persons.update(person.id, (draft) => Object.assign(draft, { failedLogins: count, lockedUntil }));
      else {
        const id = `login:${body.username.toLowerCase()}`;
        world.db.attempts.delete(id);
        await world.db.attempts.create({ id, count, firstAt: now, lockedUntil });
      }
      if (isLocked)
        return fail(429, 'TOO_MANY_ATTEMPTS', {
          details: { retryAfterSeconds: Math.ceil(limits.loginLockoutMs / 1000) },
        });
      return fail(
        401,
        'INCORRECT_CREDS',
        failures >= limits.captchaFromFailure ? { details: { siteKey: SITE_KEY } } : {},
      );
    }
    if (person.isInactive) return fail(423, 'ACCOUNT_INACTIVE');
    const associates = world.db.associates.filter((one) => one.personId === person.id && one.clientId !== null);
    if (associates.length > 0 && associates.every((one) => one.suspended)) return fail(423, 'ASSOCIATE_SUSPENDED');
    world.db.persons.update(person.id, (draft) => Object.assign(draft, { failedLogins: 0, lockedUntil: null }));
    // The new login replaces the browser's session. If its person was obliged to sign in with username and password,
    // this login meets the obligation.
    const before = findSession(world, sent[cookieNames.session]);
    if (before) world.db.sessions.delete(before.id);
    if (before?.personId === person.id) clearObligations(world, person.id, 'forceBasicCredentialAuthentication');
    const open = associates.filter((one) => !one.suspended);
    const selected = open.find((one) => one.username?.toLowerCase() === body.username.toLowerCase()) ?? open[0];
    const { cookies } = await startSession(world, person, {
      method: 'Lifion',
      level: limits.loginLevel,
      associateId: selected?.id ?? null,
    });
    return respond(
      200,
      {
        personalSettings: {
          preferredLanguage: person.preferredLanguage,
          region: person.region,
          timezone: person.timezone,
        },
        redirectUrl: '',
      },
      { cookies },
    );
  },

  /** 200 when the person has no obligation left, 412 with the next one (see docs/product/4-states.md#obligations). */
  checkObligations({ world, session, respond, fail }) {
    const obligation = nextObligation(world, session);
    return obligation
      ? fail(412, 'BLOCKED_BY_OBLIGATION', { obligation: obligationBody(obligation) })
      : respond(200, { isBlocked: false });
  },
} satisfies Partial<Handlers>;
