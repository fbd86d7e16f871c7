import { defineConfig } from 'vite';
import { end } from '../../mock-server/adapters/cli-error';
import { dashboard } from '../cli/built-dashboard';
import { deliveredPreview } from './preview';

const { DELIVERED = 'dist', HOST = '127.0.0.1', PORT = '4173' } = process.env;

/** `npm run preview`. The build has its own configuration, so that neither loads the code of the other. */
export default defineConfig(async () => ({
  // The table of headers says which paths are the page.
  appType: 'custom' as const,
  plugins: [dashboard(), await deliveredPreview(DELIVERED).catch(end)],
  build: { outDir: DELIVERED },
  preview: { host: HOST, port: Number(PORT), strictPort: true, cors: false },
}));
