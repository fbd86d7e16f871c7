import { useHash } from './use-hash';
import { viewOf, type ViewId } from './views';

/** Returns the view that the address names, and renders again when Back, Forward or a link changes it. */
export function useView(): ViewId {
  return viewOf(useHash());
}
