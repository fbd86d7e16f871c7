import './date-field.css';
import './select-field.css';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from './announce';
import {
  datePartOrder,
  dateText,
  isoDate,
  monthNames,
  NO_DATE,
  type DatePart,
  type DateParts,
  wholeDate,
} from './date-parts';
import { describe, FieldError, useFieldIds, type FieldTexts } from './Field';
import { isComposing, plainDigits } from './plain-text';
import { ChevronDownIcon } from './Icons';

export interface DateFieldProps extends Pick<FieldTexts, 'error'> {
  legend: string;
  /** Receives a valid date as "1990-04-23", otherwise an empty string, and the parts as typed. */
  onChange: (isoDate: string, parts: DateParts) => void;
  /** Called when the focus leaves the whole date, not when it moves between its parts. */
  onBlur?: (event: FocusEvent) => void;
  /** Called on Enter in a part. A form with a disabled submit button submits nothing; it can then say why. */
  onEnter?: () => void;
  name?: string;
  id?: string;
  isBirthDate?: boolean;
  disabled?: boolean;
}

/**
 * A date that the user knows by heart, such as a birthday. It has day, month and year in a fieldset, in the order of
 * the locale. The user chooses the month by name, which no country reads differently. Change the `key` to empty it.
 */
export function DateField({
  legend,
  onChange,
  onBlur,
  onEnter,
  error,
  name = 'date',
  id,
  isBirthDate,
  disabled,
}: DateFieldProps) {
  const { t, i18n } = useTranslation('ui');
  const ids = useFieldIds(id, name);
  const [parts, setParts] = useState(NO_DATE);
  /** An extension fills several parts before the next render. */
  const latest = useRef(parts);
  const shown = i18n.language;
  const { 'aria-invalid': invalid } = describe(ids, { error });

  /** Accepts a typed part or a whole pasted date. It cuts nothing off, because a shorter number is another date. */
  function change(part: DatePart, value: string, isComposed = true) {
    const plain = plainDigits(value);
    const whole = isComposed ? wholeDate(plain, shown) : undefined;
    const next = whole ?? { ...latest.current, [part]: isComposed ? plain.replace(/[^0-9]/g, '') : value };
    const iso = isoDate(next) ?? '';
    // Announces the other parts too, because they changed without the focus.
    if (whole !== undefined) announce(dateText(iso, shown));
    latest.current = next;
    setParts(next);
    onChange(iso, next);
  }

  function leave(event: FocusEvent) {
    if (event.currentTarget.closest('fieldset')?.contains(event.relatedTarget) !== true) onBlur?.(event);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
  }

  const attributesOf = (part: DatePart) => ({
    id: `${ids.field}-${part}`,
    name: `${name}-${part}`,
    className: 'ui-input',
    autoComplete: isBirthDate ? `bday-${part}` : 'off',
    disabled,
    'aria-invalid': invalid,
    'aria-describedby': invalid && ids.error,
    value: parts[part],
    onBlur: leave,
  });

  return (
    <div className="ui-field">
      <fieldset className="ui-date" id={ids.field}>
        <legend className="ui-field__label">{legend}</legend>
        <div className="ui-date__parts">
          {datePartOrder(shown).map((part) => (
            <div key={part} className={`ui-date__part ui-date__part--${part}`}>
              <label htmlFor={`${ids.field}-${part}`}>{t(`date.${part}`)}</label>
              {part === 'month' ? (
                <div className="ui-select">
                  <select {...attributesOf(part)} onChange={(event) => change(part, event.target.value)}>
                    <option value="">–</option>
                    {monthNames(shown).map((month, at) => (
                      <option key={month} value={String(at + 1)}>
                        {month}
                      </option>
                    ))}
                  </select>
                  <ChevronDownIcon size={16} />
                </div>
              ) : (
                <input
                  {...attributesOf(part)}
                  type="text"
                  inputMode="numeric"
                  onKeyDown={press}
                  onChange={({ target, nativeEvent }) => change(part, target.value, !isComposing(nativeEvent))}
                  onCompositionEnd={({ currentTarget }) => change(part, currentTarget.value)}
                />
              )}
            </div>
          ))}
        </div>
      </fieldset>
      <FieldError ids={ids} error={error} />
    </div>
  );
}
