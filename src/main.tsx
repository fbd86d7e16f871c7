import { start } from './app/start/start';

const root = document.getElementById('root');
if (root !== null) {
  start(root).catch((error: unknown) => {
    // What stands in the page itself (index.html) for when its script did not arrive: the last thing that can still be
    // said.
    document.documentElement.className = 'is-broken';
    throw error;
  });
}
