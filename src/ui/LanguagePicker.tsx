import './language-picker.css';
import { useId } from 'react';
import { ChevronDownIcon, GlobeIcon } from './Icons';
import { useUiText } from './text';

export interface LanguagePickerProps {
  /** Each by its own name in its own language: `{ code: 'fr-CA', name: 'Français (Canada)' }`. */
  languages: readonly { code: string; name: string }[];
  value: string;
  onChange: (code: string) => void;
}

/** Quiet native select for the language of the page. What it changes is the app's to do. */
export function LanguagePicker({ languages, value, onChange }: LanguagePickerProps) {
  const { text } = useUiText();
  const id = useId();
  return (
    <div className="ui-language">
      <GlobeIcon size={16} />
      <label className="ui-visually-hidden" htmlFor={id}>
        {text('language.label')}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
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
