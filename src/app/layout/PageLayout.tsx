import '../../ui/auth-layout.css';
import '../../ui/language-picker.css';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../session/brand';
import { chooseLanguage, LANGUAGES, storedLanguage } from '../../texts/language';
import { BrandMark } from '../../ui/BrandMark';
import { classNames } from '../../ui/class-names';
import { ChevronDownIcon, GlobeIcon } from '../../ui/Icons';
import { useStarted } from '../../ui/use-started';
import { PageFooter } from './PageFooter';

export function PageLayout({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  const { name, mark } = useBrand();
  return (
    <div className={classNames('ui-auth', isWide && 'ui-auth--document')}>
      <header className="ui-auth__header">
        <BrandMark name={name} mark={mark} />
        <LanguagePicker />
      </header>
      <main className="ui-auth__main">{children}</main>
      <PageFooter />
    </div>
  );
}

/** A quiet native select for the language of the page. The app handles the change, so the prerendered page has it disabled. */
function LanguagePicker() {
  // Re-renders when the page language changes, also by another tab; the selected value comes from the cookie.
  const { t } = useTranslation('ui');
  const [, showChoice] = useState<string>();
  const isStarted = useStarted();
  const value = storedLanguage();
  return (
    <div className="ui-language" data-name={LANGUAGES.find(({ code }) => code === value)?.name}>
      <GlobeIcon size={16} />
      <select
        aria-label={t('language.label')}
        value={value}
        disabled={!isStarted}
        onChange={({ target }) => {
          void chooseLanguage(target.value);
          // Shows the choice at once, because the texts of the language may take seconds.
          showChoice(target.value);
        }}
      >
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </div>
  );
}
