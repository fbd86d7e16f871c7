import { run } from '../../mock-server/adapters/cli-error';
import { findOrInstallBrowser } from './find-browser';

run(() => {
  console.log('Types, build, rules, screens and the main journeys: about five minutes on two cores.');
  findOrInstallBrowser();
});
