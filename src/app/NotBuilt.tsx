import { useText } from '../lib/i18n';
import { shellTexts } from './shell-texts';

/** Stands in for a feature that is not there yet; a test counts the routes that lead here. */
export default function NotBuilt() {
  const t = useText(shellTexts);
  return (
    <>
      <h1>{t('notBuilt.title')}</h1>
      <p>{t('notBuilt.message')}</p>
    </>
  );
}
