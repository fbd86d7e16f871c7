import { isRecord } from '../../api/response/record';
import { fetchScreen } from './screens';

/**
 * Prefetches the screens of the links in the content, so that the next screen renders in the task of the click. Does
 * nothing for a user who saves data, or on a slow line.
 */
export function fetchLinked(): void {
  // Safari and Firefox do not know the line.
  const line: unknown = Reflect.get(navigator, 'connection');
  if (isRecord(line) && (line.saveData === true || line.effectiveType !== '4g')) return;
  document.querySelectorAll<HTMLAnchorElement>('main a').forEach(fetchScreen);
}
