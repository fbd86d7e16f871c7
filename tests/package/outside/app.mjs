// The app of another team: one page with a form, on its own origin. It calls the services across origins (CORS).
import { createServer } from 'node:http';
import { env } from 'node:process';

const { APP_PORT = '3000', WORKBENCH_ORIGIN = 'http://localhost:4010' } = env;

const page = `<!doctype html>
<html lang="en">
  <title>Another app</title>
  <link rel="icon" href="data:," />
  <form>
    <label>Username <input name="username" /></label>
    <label>Password <input name="password" type="password" /></label>
    <button>Log in</button>
  </form>
  <p role="status"></p>
  <script type="module">
    const services = '${WORKBENCH_ORIGIN}/api/authentication-service/v0';
    const say = (text) => (document.querySelector('[role=status]').textContent = text);
    const check = await fetch(services + '/check', { credentials: 'include' });
    if (check.ok) say('Welcome');
    let tries = 0;
    document.querySelector('form').addEventListener('submit', async (event) => {
      event.preventDefault();
      const body = new URLSearchParams(new FormData(event.target));
      body.set('recaptchaToken', 'captcha-ok');
      const [, token = ''] = /csrf-token=([^;]*)/.exec(document.cookie) ?? [];
      const headers = { 'X-CSRF-Token': token };
      const response = await fetch(services + '/login', { method: 'POST', credentials: 'include', headers, body });
      tries += 1;
      say(response.ok ? 'Welcome' : 'Try ' + tries + ': ' + response.status);
    });
  </script>
</html>`;

createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(page)).listen(APP_PORT);
