import { html, page } from '../http/html';
import type { MockResponse } from '../wire/http';
import { hostPaths, outsideStyle } from './files';
import { onward, type Visit } from './visit';

/**
 * A page that plays the mobile app. It shows the sign-in app in a frame, as a web view would, and lists the events that
 * it receives.
 */
export function appHost(visit: Visit): MockResponse {
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
