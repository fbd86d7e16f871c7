import { isPassword } from '../rules/factors/password';
import { personByUsername } from '../rules/persons';
import { html, page, seeOther } from '../http/html';
import type { MockResponse } from '../http/http';
import { endedCookies, removeSession } from '../world/sessions';
import { outsideStyle } from './files';
import { enter, onward, type Visit } from './visit';

const NAME = 'The other sign-in system';

/** Starts a session and redirects the person to their target. */
export async function otherSystemLogin(visit: Visit): Promise<MockResponse> {
  const { world, method, form } = visit;
  if (method !== 'POST') return loginPage(visit);
  const person = personByUsername(world, form.get('username') ?? '');
  if (!person || !isPassword(form.get('password'), person.password))
    return loginPage(visit, 'The username or the password is not right. Try again.');
  return seeOther(onward(visit, '/'), await enter(visit, person, 'Nexo'));
}

/** Ends the session of the platform too, and removes its cookies, because a person may sign out here first. */
export function otherSystemLogout(visit: Visit): MockResponse {
  if (visit.session) removeSession(visit.world, visit.session);
  const on = onward(visit, '/auth/login');
  return page({
    title: NAME,
    style: outsideStyle,
    cookies: endedCookies(),
    main: html`<p role="status">You are signed out.</p>
      <p><a class="button" href="${on}">Continue</a></p>`,
  });
}

function loginPage(visit: Visit, problem?: string): MockResponse {
  const username = visit.form.get('username') ?? visit.query.get('username') ?? '';
  return page({
    title: NAME,
    style: outsideStyle,
    main: html` <p class="quiet">A stand-in for the system that signs in people of other clients.</p>
      ${problem === undefined ? undefined : html`<p role="alert" id="problem">${problem}</p>`}
      <form method="post" action="/outside/nexo/login">
        <input type="hidden" name="redirectUrl" value="${onward(visit, '/')}" />
        <input
          type="hidden"
          name="clientId"
          value="${visit.form.get('clientId') ?? visit.query.get('clientId') ?? ''}"
        />
        <label for="username">Username</label>
        <input
          type="text"
          id="username"
          name="username"
          value="${username}"
          autocomplete="username"
          autocapitalize="none"
          required
        />
        <label for="password">Password</label>
        <input type="password" id="password" name="password" autocomplete="current-password" required />
        <button type="submit">Sign in</button>
      </form>`,
  });
}
