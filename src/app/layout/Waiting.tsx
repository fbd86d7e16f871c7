import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/Skeleton';

/**
 * Shown while a screen or the session check loads. It renders nothing for 300 ms, to avoid a flash, then a quiet
 * skeleton.
 */
export function Waiting() {
  const { t } = useTranslation('shell');
  return <Skeleton label={t('loading')} shape="fields" />;
}
