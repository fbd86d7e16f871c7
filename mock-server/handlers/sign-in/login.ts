import type { Handlers } from '../define';
import { retryAfterMs } from '../../rules/attempts';
import { isPassword } from '../../rules/factors/password';
import { nextObligation, obligationBody } from '../../rules/obligations';
import { personByUsername } from '../../rules/persons';
import { record } from '../../rules/security/activity';
import { deviceOf } from '../../world/user-agent';
import { refusalOf, signIn } from '../../rules/sign-in';

const SITE_KEY = 'mock-site-key';
/** The only token that the stand-in captcha yields (see docs/decisions/limits.md). */
const CAPTCHA_TOKEN = 'captcha-ok';

export const loginHandlers = {
  /**
   * Five failed logins lock the account for 5 minutes. From the third on, a captcha is required. A login that the
   * captcha refuses does not count.
   */
  async login({ world, body, cookies: sent, headers, respond, fail }) {
    const { limits } = world;
    const now = world.clock.now();
    const person = personByUsername(world, body.username);
    const counter = person
      ? { count: person.failedLogins, lockedUntil: person.lockedUntil }
      : (world.db.attempts.get(`login:${body.username.toLowerCase()}`) ?? { count: 0, lockedUntil: null });
    if (counter.lockedUntil !== null && counter.lockedUntil > now) {
      return fail(429, 'TOO_MANY_ATTEMPTS', retryAfterMs(counter.lockedUntil - now));
    }
    if (counter.count >= limits.captchaFromFailure && body.recaptchaToken !== CAPTCHA_TOKEN) {
      return fail(401, 'RECAPTCHA_RESPONSE_TOKEN_MISSING', { details: { siteKey: SITE_KEY } });
    }
    if (!person || !isPassword(body.password, person.password) || person.authenticationMethod === 'Nexo') {
      const failures = counter.count + 1;
      const isLocked = failures >= limits.failedLogins;
      const lockedUntil = isLocked ? now + limits.loginLockoutMs : null;
      const count = isLocked ? 0 : failures;
      if (person) {
        await world.db.persons.set(person, { failedLogins: count, lockedUntil });
        const device = deviceOf(headers['user-agent']);
        await record(world, person.id, 'SIGN_IN_FAILED', { method: 'PASSWORD', device });
        if (isLocked) await record(world, person.id, 'ACCOUNT_LOCKED', { device });
      } else {
        const id = `login:${body.username.toLowerCase()}`;
        world.db.attempts.delete((q) => q.where({ id }));
        await world.db.attempts.create({ id, count, firstAt: now, lockedUntil });
      }
      if (isLocked) return fail(429, 'TOO_MANY_ATTEMPTS', retryAfterMs(limits.loginLockoutMs));
      return fail(401, 'INCORRECT_CREDS', {
        details: {
          remainingAttempts: limits.failedLogins - failures,
          ...(failures >= limits.captchaFromFailure && { siteKey: SITE_KEY }),
        },
      });
    }
    const refusal = refusalOf(world, person);
    if (refusal) return fail(423, refusal);
    if (person.failedLogins > 0 || person.lockedUntil !== null)
      await world.db.persons.set(person, { failedLogins: 0, lockedUntil: null });
    const { body: response, cookies } = await signIn(world, person, {
      cookies: sent,
      userAgent: headers['user-agent'],
      level: limits.loginLevel,
      username: body.username,
    });
    return respond(200, response, { cookies });
  },

  /** 200 when the person has no obligation left, 412 with the next one. */
  checkObligations({ world, session, respond, fail }) {
    const obligation = nextObligation(world, session);
    return obligation
      ? fail(412, 'BLOCKED_BY_OBLIGATION', { obligation: obligationBody(obligation) })
      : respond(200, { isBlocked: false });
  },
} satisfies Partial<Handlers>;
