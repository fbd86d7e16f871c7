import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { deliveredFolder, uiPageFolder } from './delivery/folders';
import { passOn } from './delivery/proxy';
import { answerFromFolder, rulesOf } from './delivery/static-files';
import { freePort } from './free-port';
import { hostFromEnvironment, listenRefusal, originOf, portFromEnvironment, Refusal } from './refusal';

/**
 * `npm run preview`: the production bundle with the production headers, on http://localhost:4173. Its APIs are passed on to
 * API_ORIGIN, or with --mock to a mock process that is started beside it. With --ui-page it is what `npm run build -- --ui-page` made.
 */
export async function main(options: string[]): Promise<void> {
  const withMock = options.includes('--mock');
  const unknown = options.find((option) => option !== '--mock' && option !== '--ui-page');
  if (unknown) throw new Refusal(`"${unknown}" is no option of preview: there are --mock and --ui-page.`);
  const folder = options.includes('--ui-page') ? uiPageFolder : deliveredFolder;
  const rules = rulesOf(folder);
  const apiOrigin = process.env.API_ORIGIN;
  if (!withMock && !apiOrigin) throw new Refusal('Say where the services are, for example "API_ORIGIN=https://services.example npm run preview", or use the mock server: "npm run preview -- --mock".');
  const port = portFromEnvironment(4173);
  const host = hostFromEnvironment();

  const mock = withMock ? await startMock() : undefined;
  const upstream = mock?.origin ?? originFrom(apiOrigin ?? '');
  // Here the front server stands where the mock would see each page: it puts the browser into the world that a link names.
  const worldCookie = mock && (await import('../mock-server/server')).worldCookie;
  const server = createServer((request, response) => {
    const cookie = worldCookie?.(request.url ?? '/');
    if (cookie) response.appendHeader('Set-Cookie', cookie);
    if (answerFromFolder(folder, rules, request, response)) return;
    // The mock stands for everything around the app; real services have /api alone, and nothing else is ours to serve.
    if (mock || request.url?.startsWith('/api/')) return passOn(upstream, Boolean(mock), request, response);
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Only /auth and /api are served here.\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenRefusal(error, port, 'npm run preview')));
    server.listen(port, host, resolve);
  }).catch((error: unknown) => {
    mock?.process.kill();
    throw error;
  });
  console.log(`App       ${originOf(host, port)}/auth/login`);
  console.log(mock ? `Mock      ${originOf(host, port)}/__mock` : `Services  ${upstream.origin}/api`);
  console.log('Stop with Ctrl+C.');
}

function originFrom(text: string): URL {
  if (!URL.canParse(text)) throw new Refusal(`API_ORIGIN must be an address such as https://services.example, and it is "${text}".`);
  return new URL(text);
}

/** Starts `npm run mock` on a free port of this machine; it ends with this process. */
async function startMock(): Promise<{ process: ChildProcess; origin: URL }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.mjs', 'mock'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (child.kill(), process.exit(0)));
  process.on('exit', () => child.kill());
  child.on('exit', (code) => {
    if (code) console.error('The mock server beside the preview has stopped: see the lines above.');
  });
  const origin = new URL(`http://127.0.0.1:${port}`);
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break;
    const answered = await fetch(new URL('/__mock/health', origin)).then((answer) => answer.ok, () => false);
    if (answered) return { process: child, origin };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Refusal('The mock server beside the preview did not start: run "npm run mock" to see why.');
}
