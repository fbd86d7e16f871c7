import './language-picker.css';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, GlobeIcon } from './Icons';

export interface LanguagePickerProps {
  /** Each named in itself: `{ code: 'fr-CA', name: 'Français (Canada)' }`. */
  languages: readonly { code: string; name: string }[];
  value: string;
  onChange: (code: string) => void;
}

/** A quiet native select for the language of the page. The app handles the change, so the prerendered page has it disabled. */
export function LanguagePicker({ languages, value, onChange }: LanguagePickerProps) {
  const { t } = useTranslation('ui');
  const isStarted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <div className="ui-language" data-name={languages.find(({ code }) => code === value)?.name}>
      <GlobeIcon size={16} />
      <select
        aria-label={t('language.label')}
        value={value}
        disabled={!isStarted}
        onChange={(event) => onChange(event.target.value)}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </div>
  );
}

const neverChanges = () => () => undefined;
