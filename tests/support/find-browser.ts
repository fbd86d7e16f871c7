import { end } from '../../mock-server/adapters/cli-error';
import { findOrInstallBrowser } from '../../scripts/cli/find-browser';

/** Before the first test. Workers find what this has installed. */
export default function requireBrowser(): void {
  try {
    findOrInstallBrowser();
  } catch (error) {
    end(error);
  }
}
