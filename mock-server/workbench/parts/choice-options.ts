import { isFound, rankOf } from '../../control/search';

export interface ChoiceOption {
  value: string;
  label: string;
  /** Explains the option. */
  about?: string;
  /** Further text that the search reads. */
  text?: string;
}

/** What fits the search; the option whose name fits best comes first. The search reads names and explanations. */
export function fitting<Option extends ChoiceOption>(options: readonly Option[], search: string): Option[] {
  const rank = ({ value, label, about = '' }: Option) => rankOf(search, value, label, about);
  return options
    .filter((one) => isFound(search, one.value, one.label, one.about ?? '', one.text ?? ''))
    .sort((one, other) => rank(one) - rank(other));
}
