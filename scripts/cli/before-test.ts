import { run } from '../../mock-server/command/cli-error';
import { findOrInstallBrowser } from './find-browser';

run(() => {
  console.log('Types, lint, build, rules and the main browser tests: five to seven minutes on two cores.');
  findOrInstallBrowser();
});
