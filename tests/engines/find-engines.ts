import { end } from '../../mock-server/adapters/cli-error';
import { findOrInstallEngines } from './programs/find-engines';

/** Before the first test. */
export default function requireEngines(): void {
  try {
    findOrInstallEngines();
  } catch (error) {
    end(error);
  }
}
