import { html, page, seeOther } from '../http/html';
import type { MockResponse } from '../http/http';
import { outsideStyle } from './files';
import { onward, type Visit } from './visit';

/** People arrive here after sign-in. The page shows the signed-in person, and the method and level of their session. */
export function productHome({ person, session }: Visit): MockResponse {
  const who =
    person && session
      ? html`<p>
            Signed in as <strong>${person.firstName} ${person.lastName}</strong> (${session.authenticationMethod}, level
            of assurance ${session.levelOfAssurance}).
          </p>
          <ul>
            <li><a href="/auth/account-settings/switch-clients">Account settings</a></li>
            <li><a href="/auth/step-up?redirectUrl=/outside/home">Step up</a></li>
            <li><a href="/auth/add-phone?redirectUrl=/outside/home">Add a phone</a></li>
            <li><a href="/auth/add-email?redirectUrl=/outside/home">Add an e-mail address</a></li>
            <li><a href="/auth/choose-product">Choose a product</a></li>
            <li><a href="/auth/logout">Sign out</a></li>
          </ul>`
      : html`<p>Nobody is signed in.</p>
          <p><a class="button" href="/auth/login?redirectUrl=/outside/home">Sign in</a></p>`;
  return page({ title: 'Product home', style: outsideStyle, main: who });
}

/** A page of the marketplace, the target of /auth/sso-idp-adp/marketplace. */
export function marketplace({ path }: Visit): MockResponse {
  return page({
    title: `Marketplace: ${path['group'] ?? ''}`,
    style: outsideStyle,
    main: html`<p>A stand-in for the marketplace of partner applications.</p>
      <p><a href="/outside/home">Product home</a></p>`,
  });
}

/** The target of a group name that starts with NS_SSO_TESTING. */
export function testedSso({ path, query }: Visit): MockResponse {
  return page({
    title: `Tested single sign-on: ${path['application'] ?? ''}`,
    style: outsideStyle,
    main: html`<p role="status">The application was reached.</p>
      <dl>
        ${[...query].map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>`,
  });
}

/** The page of an obligation of kind redirect. The obligation is met when the person confirms to have read it. */
export function notice(visit: Visit): MockResponse {
  const { world, person, method } = visit;
  const on = onward(visit, '/');
  if (method === 'POST') {
    world.db.obligations.deleteMany((q) =>
      q.where(
        ({ kind, personId, url }) =>
          kind === 'redirect' && personId === person?.id && (url ?? '').split('?')[0] === '/outside/notice',
      ),
    );
    return seeOther(on);
  }
  return page({
    title: 'Notice',
    style: outsideStyle,
    main: html`<p>Another part of the platform has something to say before you go on.</p>
      <form method="post" action="/outside/notice">
        <input type="hidden" name="redirectUrl" value="${on}" /><button type="submit">I have read it</button>
      </form>`,
  });
}
