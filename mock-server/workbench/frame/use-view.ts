import { useHash } from './use-hash';
import { viewOf, type ViewId } from './views';

/** The view that the address names. Back, Forward and links cause a new render. */
export function useView(): ViewId {
  return viewOf(useHash());
}
