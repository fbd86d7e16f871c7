import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { filesOfReact, outputs } from './eslint.config.js';

/**
 * The rules of React's compiler take four times as long as all others together. So `npm test` leaves them out, and
 * `npm run lint` and `npm run test:rest` run them.
 */
export default tseslint.config(outputs, {
  files: filesOfReact,
  extends: [tseslint.configs.base, reactHooks.configs.flat['recommended-latest']],
  // A directive may be for a rule of the other file.
  plugins: { compat },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
});
