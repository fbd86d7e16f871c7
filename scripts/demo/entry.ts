/**
 * The entry of the static demo alone: the worker with the mock server has to stand before the app sends its first
 * request. It takes the place of src/main.tsx in scripts/demo/index.ts, so that no other build knows of it.
 */
async function start(): Promise<void> {
  const workers = navigator.serviceWorker;
  const controlled =
    workers.controller !== null ||
    new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  await workers.register('/demo-worker.js');
  await controlled;
  await import('../../src/main');
}

start().catch((error: unknown) => {
  const message =
    'This demo runs its server inside the browser, and this browser does not allow that (a private window, or an address without https).';
  document.body.textContent = message;
  console.error(message, error);
});
