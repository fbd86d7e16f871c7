import type { Handlers } from '../define';
import {
  attemptsLeft,
  attemptsMade,
  clearAttempts,
  countAttempt,
  refuseLocked,
  retryAfter,
} from '../../rules/attempts';
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
  async login({ world, body, cookies: sent, headers, origin, respond, fail }) {
    const { limits } = world;
    const subject = `login:${body.username.toLowerCase()}`;
    refuseLocked(world, subject);
    const isCaptchaDue = () => attemptsMade(world, subject) >= limits.captchaFromFailure;
    if (isCaptchaDue() && body.recaptchaToken !== CAPTCHA_TOKEN)
      return fail(401, 'RECAPTCHA_RESPONSE_TOKEN_MISSING', { details: { siteKey: SITE_KEY } });
    const person = personByUsername(world, body.username);
    if (!person || !isPassword(body.password, person.password) || person.authenticationMethod === 'Nexo') {
      const wait = await countAttempt(world, subject);
      const device = deviceOf(headers['user-agent']);
      if (person) await record(world, person.id, 'SIGN_IN_FAILED', { method: 'PASSWORD', device });
      if (person && wait !== null) await record(world, person.id, 'ACCOUNT_LOCKED', { device });
      if (wait !== null) return fail(429, 'TOO_MANY_ATTEMPTS', retryAfter(wait));
      const remainingAttempts = attemptsLeft(world, subject);
      return fail(401, 'INCORRECT_CREDS', {
        details: { remainingAttempts, ...(isCaptchaDue() && { siteKey: SITE_KEY }) },
      });
    }
    const refusal = refusalOf(world, person);
    if (refusal) return fail(423, refusal);
    await clearAttempts(world, subject);
    const { body: response, cookies } = await signIn(world, person, {
      cookies: sent,
      userAgent: headers['user-agent'],
      origin,
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
