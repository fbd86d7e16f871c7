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
    .map((one) => ({ one, rank: rankOfOption(search, one) }))
    .sort((first, second) => first.rank - second.rank)
    .map(({ one }) => one);
}

/** A list with more options takes longer to open than a press of a key may. */
const MOST = 100;

/** The first options, with the chosen one in any case, and how many are left out. */
export function firstOf<Option extends ChoiceOption>(
  options: readonly Option[],
  chosen: string,
): { listed: readonly Option[]; more: number } {
  const first = options.slice(0, MOST);
  const more = options.length - first.length;
  const last = options.slice(MOST).find(({ value }) => value === chosen);
  return { listed: last ? [last, ...first.slice(0, -1)] : first, more };
}
