import type { Plugin } from 'vite';
import { seedWorld } from '../seed';
import { Worlds } from '../world/worlds';
import { onOwnOrigin } from './own-origin';
import { readOverrides } from './overrides-file';
import { pageOnDisk } from './page-on-disk';
import { textsOnDisk } from './texts-on-disk';
import { mockMiddleware } from './vite';

/**
 * The mock server on the origin of a preview, and of the screen tests. It stays as it was when they started.
 * @throws TypeError when the file of overrides does not export a list of handlers
 */
export async function fixedMockServer(): Promise<Plugin> {
  const overrides = await readOverrides();
  const mock = onOwnOrigin(new Worlds(seedWorld, textsOnDisk, undefined, { readPageFile: pageOnDisk, overrides }));
  return {
    name: 'mock-server',
    configureServer({ middlewares, config }) {
      middlewares.use(mockMiddleware(() => Promise.resolve(mock), config.server));
    },
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(mockMiddleware(() => Promise.resolve(mock), config.preview));
    },
  };
}
