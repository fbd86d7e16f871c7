import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/Skeleton';

/** Renders nothing for 300 ms, to avoid a flash, then a quiet skeleton. */
export function Waiting() {
  const { t } = useTranslation('shell');
  return <Skeleton label={t('loading')} shape="fields" />;
}
