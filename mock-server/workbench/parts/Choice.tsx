import { useEffect, useEffectEvent, useState } from 'react';
import { SelectField } from '../../../src/ui/SelectField';
import { isFound, rankOf } from '../../control/search';
import { Find } from './Find';
import { Marked } from './Marked';

export interface ChoiceOption {
  value: string;
  label: string;
  /** Shown below the select for the chosen option. */
  about?: string;
  /** Further text that the search reads. */
  text?: string;
}

interface ChoiceProps {
  label: string;
  options: readonly ChoiceOption[];
  value: string;
  onChoose: (value: string) => void;
  /** Label of a search field that narrows the options. Without it there is no field. */
  find?: string;
}

const rank = (search: string, { value, label, about = '' }: ChoiceOption) => rankOf(search, value, label, about);

/**
 * A select that explains the chosen option below it. The search reads names and explanations. While nothing fits the
 * search, its form cannot be sent: the chosen option is not the wanted one.
 */
export function Choice({ label, options, value, onChoose, find }: ChoiceProps) {
  const [search, setSearch] = useState('');
  const fitting = (text: string) =>
    options.filter((one) => isFound(text, one.value, one.label, one.about ?? '', one.text ?? ''));
  const found = fitting(search);
  const shown = found.length === 0 ? options : found;
  const isLost = search !== '' && found.length === 0;
  const about = options.find((one) => one.value === value)?.about;

  /** Chooses the matching option whose name fits best. */
  function narrow(text: string) {
    setSearch(text);
    chooseBest(text);
  }

  function chooseBest(text: string) {
    const first = fitting(text).reduce<ChoiceOption | undefined>(
      (best, one) => (best && rank(text, best) <= rank(text, one) ? best : one),
      undefined,
    );
    if (text !== '' && first) onChoose(first.value);
  }

  // The options can come after the search. The select then shows the first match, so that must be the chosen option.
  const choose = useEffectEvent(() => {
    if (!found.some((one) => one.value === value)) chooseBest(search);
  });
  useEffect(() => choose(), [options.length]);

  return (
    <div className="wb-choice">
      {find !== undefined && (
        <Find label={find} value={search} onFind={narrow} problem={isLost ? `Nothing fits "${search}".` : ''} />
      )}
      <SelectField
        label={label}
        value={value}
        options={shown.map((one) => ({ value: one.value, label: one.label }))}
        onChange={(event) => onChoose(event.target.value)}
      />
      {about !== undefined && (
        <p className="wb-about">
          <Marked text={about} />
        </p>
      )}
    </div>
  );
}
