import { run } from '../../mock-server/adapters/cli-error';
import { findOrInstallBrowser } from './find-browser';

run(() => {
  console.log('Types, lint, build, rules and the main browser tests: about six minutes on two cores.');
  findOrInstallBrowser();
});
