import { start as startApp } from '../../src/app/start/start';

/**
 * The entry of the static demo. It waits for the worker with the mock server before the app sends its first request.
 * scripts/demo/index.ts puts it in the place of src/main.tsx, so that no other build contains it.
 */
async function start(): Promise<void> {
  const workers = navigator.serviceWorker;
  const controlled =
    workers.controller !== null ||
    new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  // Where the worker cannot store a cookie (WebKit over http), it asks the page to store it.
  workers.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('cookie' in data) || typeof data.cookie !== 'string') return;
    document.cookie = data.cookie;
    ports[0]?.postMessage('written');
  });
  workers.startMessages();
  await workers.register('/demo-worker.js');
  await controlled;
  await startApp(document.getElementById('root') ?? document.body);
}

start().catch((error: unknown) => {
  const message =
    'This demo runs its server inside the browser, and this browser does not allow that (a private window, or an address without https).';
  document.body.textContent = message;
  console.error(message, error);
});
