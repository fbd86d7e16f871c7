import { baseLanguage } from './codes';

/** Writes a date in a format. French counts the first day of a month, "1er juin", which `Intl` leaves out. */
export function writtenDate(format: Intl.DateTimeFormat, date: Date | number): string {
  if (baseLanguage(format.resolvedOptions().locale) !== 'fr') return format.format(date);
  const parts = format.formatToParts(date);
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value)).join('');
}
