import { useText } from '../../lib/i18n/i18n';
import { Skeleton } from '../../ui/Skeleton';
import { shellTexts } from './texts';

/**
 * While a screen or the check of the session is on its way: nothing for 300 ms, so that nothing flashes, then a quiet
 * skeleton.
 */
export function Waiting() {
  const t = useText(shellTexts);
  return <Skeleton label={t('loading')} shape="fields" />;
}
