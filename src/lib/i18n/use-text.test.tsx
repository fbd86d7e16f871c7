import { renderToString } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { defineTexts, i18n, useText } from './i18n';
import { usePageLanguage } from '../../texts/page-texts';

const texts = defineTexts('page-texts', { open: 'Open', files_one: '{{count}} file', files_other: '{{count}} files' });

function Page() {
  const t = useText(texts);
  return [usePageLanguage(), t('open'), t('files', { count: 2 })].join(', ');
}

afterAll(() => i18n.changeLanguage('en'));

describe('a component', () => {
  it('says the texts of the current language, and English where one is missing', async () => {
    expect(renderToString(<Page />)).toBe('en, Open, 2 files');
    i18n.addResourceBundle('de', 'page-texts', { open: 'Öffnen' }, true, true);
    await i18n.changeLanguage('de');
    expect(renderToString(<Page />)).toBe('de, Öffnen, 2 files');
  });
});
