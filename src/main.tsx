import { start } from './app/start/start';

start(document.getElementById('root')).catch((error: unknown) => {
  // Shows the load-problem text of index.html, because the app cannot render.
  document.documentElement.className = 'is-broken';
  throw error;
});
