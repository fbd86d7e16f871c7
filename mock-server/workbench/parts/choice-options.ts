import { isFound, rankOf } from '../../control/search';

export interface ChoiceOption {
  value: string;
  label: string;
  /** Explains the option. */
  about?: string;
  /** Further text that the search reads. */
  text?: string;
}

/** How well the option's name fits the search; lower is better. */
export function rankOfOption(search: string, { value, label, about = '' }: ChoiceOption): number {
  return rankOf(search, value, label, about);
}

/** What fits the search; the option whose name fits best comes first. The search reads names and explanations. */
export function fitting<Option extends ChoiceOption>(options: readonly Option[], search: string): Option[] {
  return options
    .filter((one) => isFound(search, one.value, one.label, one.about ?? '', one.text ?? ''))
    .sort((one, other) => rankOfOption(search, one) - rankOfOption(search, other));
}
