import './waiting.css';
import { useText } from '../lib/i18n';
import { shellTexts } from './shell-texts';

/** While a screen or the check of the session is on its way: nothing for 300 ms, so that nothing flashes, then a quiet skeleton. */
export function Waiting() {
  const t = useText(shellTexts);
  return (
    <div className="app-waiting" role="status">
      <span className="ui-visually-hidden">{t('loading')}</span>
      <span className="app-waiting__line" />
      <span className="app-waiting__line" />
      <span className="app-waiting__line" />
    </div>
  );
}
