import { createApp } from '../../src/app/create-app';

/**
 * The app must not send a request before the worker with the mock server is ready. scripts/demo/index.ts puts this file
 * in the place of src/main.tsx, so no other build contains it.
 */
async function start(): Promise<void> {
  const workers = navigator.serviceWorker;
  const controlled =
    workers.controller !== null ||
    new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  // WebKit over http does not let the worker store a cookie, so the worker asks the page to store it.
  workers.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('cookie' in data) || typeof data.cookie !== 'string') return;
    document.cookie = data.cookie;
    ports[0]?.postMessage('written');
  });
  workers.startMessages();
  await workers.register('/demo-worker.js');
  await controlled;
  await createApp().show(document.getElementById('root') ?? document.body);
}

start().catch((error: unknown) => {
  const message =
    'This demo runs its server inside the browser, and this browser does not allow that (a private window, or an address without https).';
  document.body.textContent = message;
  console.error(message, error);
});
