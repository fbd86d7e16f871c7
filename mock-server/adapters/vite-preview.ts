import type { Plugin } from 'vite';
import { Worlds } from '../seed/worlds';
import { onOwnOrigin } from './own-origin';
import { readOverrides } from './overrides-file';
import { pageOnDisk } from './page-on-disk';
import { textsOnDisk } from './texts-on-disk';
import { mockMiddleware } from './vite';

/**
 * In Vite's preview server, the mock server has the origin of the bundle.
 * @throws TypeError when the file of overrides does not export a list of handlers
 */
export async function mockInPreview(): Promise<Plugin> {
  const overrides = await readOverrides();
  const mock = onOwnOrigin(new Worlds(textsOnDisk, undefined, { readPageFile: pageOnDisk, overrides }));
  return {
    name: 'mock-server',
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(mockMiddleware(() => Promise.resolve(mock), config.preview.host));
    },
  };
}
