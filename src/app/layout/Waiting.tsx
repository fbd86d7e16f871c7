import { useText } from '../../lib/i18n/i18n';
import { Skeleton } from '../../ui/Skeleton';
import { shellTexts } from './texts';

/**
 * Shown while a screen or the session check loads. It renders nothing for 300 ms, to avoid a flash, then a quiet
 * skeleton.
 */
export function Waiting() {
  const t = useText(shellTexts);
  return <Skeleton label={t('loading')} shape="fields" />;
}
