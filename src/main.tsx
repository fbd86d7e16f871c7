import { start } from './app/start/start';

const root = document.getElementById('root');
if (root !== null) {
  start(root).catch((error: unknown) => {
    // Shows the load-problem text of index.html, because the app cannot render.
    document.documentElement.className = 'is-broken';
    throw error;
  });
}
