import './date-field.css';
import { useState } from 'react';
import { classNames } from './class-names';
import { FieldError, useFieldIds } from './Field';
import { useUiText } from './text';

type Part = 'day' | 'month' | 'year';

export interface DateFieldProps {
  legend: string;
  /** "1990-04-23", or empty. */
  onChange: (isoDate: string) => void;
  hint?: string;
  error?: string | undefined;
  name?: string;
  /** A date of birth gets the autocomplete tokens of one. */
  isBirthDate?: boolean;
  disabled?: boolean;
  /** Order of the fields and names of the months; the language of the page unless told otherwise. */
  locale?: string;
}

/**
 * A date that the person knows by heart, such as a birthday: day, month and year in a fieldset, ordered by locale (quality.md). The month
 * is chosen by name, which no two countries read differently. It tells the date once it is one, and an empty text until then.
 */
export function DateField({ legend, onChange, hint, error, name = 'date', isBirthDate, disabled, locale }: DateFieldProps) {
  const { text, language } = useUiText();
  const ids = useFieldIds(undefined, name);
  const [parts, setParts] = useState({ day: '', month: '', year: '' });
  const shown = locale ?? language;

  function change(part: Part, value: string) {
    const next = { ...parts, [part]: part === 'month' ? value : value.replace(/\D/g, '') };
    setParts(next);
    onChange(toIsoDate(next));
  }

  const described = classNames(error !== undefined && ids.error, hint !== undefined && ids.hint) || undefined;
  const shared = { disabled, 'aria-invalid': error ? true : undefined } as const;
  return (
    <fieldset className="ui-date" aria-describedby={described}>
      <legend>{legend}</legend>
      {hint !== undefined && (
        <div className="ui-field__hint" id={ids.hint}>
          {hint}
        </div>
      )}
      <div className="ui-date__parts">
        {partsInOrder(shown).map((part) => (
          <div key={part} className={`ui-date__part ui-date__part--${part}`}>
            <label htmlFor={`${name}-${part}`}>{text(`date.${part}`)}</label>
            {part === 'month' ? (
              <select {...shared} id={`${name}-month`} name={`${name}-month`} className="ui-input" autoComplete={isBirthDate ? 'bday-month' : undefined} value={parts.month} onChange={(event) => change('month', event.target.value)}>
                <option value="" />
                {monthNames(shown).map((month, index) => (
                  <option key={month} value={String(index + 1)}>
                    {month}
                  </option>
                ))}
              </select>
            ) : (
              <input
                {...shared}
                id={`${name}-${part}`}
                name={`${name}-${part}`}
                className="ui-input"
                inputMode="numeric"
                autoComplete={isBirthDate ? `bday-${part}` : undefined}
                maxLength={part === 'year' ? 4 : 2}
                value={parts[part]}
                onChange={(event) => change(part, event.target.value)}
              />
            )}
          </div>
        ))}
      </div>
      <FieldError id={ids.error} error={error} />
    </fieldset>
  );
}

/** The ISO date of the three parts; empty when they are no day of the calendar. */
export function toIsoDate({ day, month, year }: Record<Part, string>): string {
  if (day === '' || month === '' || year.length !== 4) return '';
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : '';
}

/** Day, month and year in the order in which a locale writes a date. */
export function partsInOrder(locale: string): Part[] {
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric' }).formatToParts(new Date(0));
  return parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
}

function monthNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2024, month, 15))));
}
