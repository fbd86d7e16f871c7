import { Routes } from '../contract/routes';
import { handledMethod, type MockRequest, type MockResponse, pathOf } from '../http/http';
import { html, page, textFile } from '../http/html';
import type { World } from '../world/world';
import { captchaScript, captchaStyle } from './captcha';
import { hostPaths, outsideFile, outsideIcon, outsideStyle } from './files';
import { identityProvider } from './identity-provider';
import { legalDocument } from './legal';
import { otherSystemLogin, otherSystemLogout } from './other-system';
import { marketplace, notice, productHome, testedSso } from './products';
import { readVisit, type Visit, onward } from './visit';

/**
 * A page that plays the mobile app. It shows the sign-in app in a frame, as a web view would, and lists the events that
 * it receives.
 */
function appHost(visit: Visit): MockResponse {
  const path = onward(visit, '/auth/login');
  return page({
    title: 'Mobile app',
    style: outsideStyle,
    scripts: [hostPaths.script],
    frames: true,
    main: html` <p class="quiet">
        A stand-in for the mobile app with its web view. It receives the events that the page sends to the app.
      </p>
      <form method="get" action="/outside/app-host">
        <label for="path">Page</label>
        <input type="text" id="path" name="returnUrl" value="${path}" />
        <button type="submit">Open</button>
        <button type="button" class="quiet" data-say="back">Send "back"</button>
        <button type="button" class="quiet" data-say="close">Send "close"</button>
      </form>
      <h2 id="received">Events received</h2>
      <ol id="events" aria-labelledby="received" aria-live="polite"></ol>
      <h2>Web view</h2>
      <iframe id="web-view" title="Web view" src="${path}"></iframe>`,
  });
}

type Page = (visit: Visit) => MockResponse | Promise<MockResponse>;

/** The methods stand with commas. `{name}` matches any one segment. */
const pages: readonly [methods: 'GET' | 'GET,POST', path: string, page: Page][] = [
  ['GET', '/outside/home', productHome],
  ['GET,POST', '/outside/nexo/login', otherSystemLogin],
  ['GET', '/outside/nexo/logout', otherSystemLogout],
  ['GET,POST', '/outside/saml/{provider}', (visit) => identityProvider(visit, 'saml')],
  ['GET,POST', '/outside/sso/{provider}', (visit) => identityProvider(visit, 'sso')],
  ['GET,POST', '/outside/sso/{provider}/initiate', (visit) => identityProvider(visit, 'sso')],
  ['GET', '/outside/legal/{document}', legalDocument],
  ['GET', '/outside/marketplace/{group}', marketplace],
  ['GET', '/outside/tested-sso/{application}', testedSso],
  ['GET,POST', '/outside/notice', notice],
  ['GET', '/outside/app-host', appHost],
  ['GET', '/outside/captcha/api.js', () => textFile('text/javascript', captchaScript)],
  ['GET', '/outside/captcha/style.css', () => textFile('text/css', captchaStyle)],
  ['GET', outsideStyle, () => outsideFile('style')],
  ['GET', outsideIcon, () => outsideFile('icon')],
  ['GET', hostPaths.script, () => outsideFile('host')],
];

const routes = new Routes(
  pages.flatMap(([methods, path, id]) => methods.split(',').map((method) => ({ id, method, path }))),
);

/** Null for a path outside /outside. */
export async function outsidePage(world: World, request: MockRequest): Promise<MockResponse | null> {
  const path = pathOf(request);
  if (path !== '/outside' && !path.startsWith('/outside/')) return null;
  const match = routes.match(handledMethod(request), path);
  if (match.kind === 'none') return notHere(404, 'No page around the platform has this address.');
  if (match.kind === 'wrongMethod') return notHere(405, `This page takes ${match.allowed.join(' and ')}.`);
  return world.serially(async () => match.id(await readVisit(world, request, match.path)));
}

function notHere(status: number, sentence: string): MockResponse {
  return page({
    title: 'Not found',
    status,
    style: outsideStyle,
    main: html`<p>${sentence}</p>
      <p><a href="/outside/home">Product home</a></p>`,
  });
}
