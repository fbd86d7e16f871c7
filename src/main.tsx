import { BROKEN } from './app/start/page/start-files';
import { createApp } from './app/create-app';

// A page that the network has cut off may lack its element. The user gets the app all the same.
createApp()
  .show(document.getElementById('root') ?? document.body)
  .catch((error: unknown) => {
    // Shows the load-problem text of index.html, because the app cannot render.
    document.documentElement.className = BROKEN;
    throw error;
  });
