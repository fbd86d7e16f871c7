export type DatePart = 'day' | 'month' | 'year';

export type DateParts = Readonly<Record<DatePart, string>>;

export const NO_DATE: DateParts = { day: '', month: '', year: '' };

export function datePartOrder(locale: string): readonly DatePart[] {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric', calendar: 'gregory' })
    .formatToParts(0)
    .map((part) => part.type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');
}

/**
 * Returns the date as ISO 8601 ("1990-02-28").
 * @returns undefined while a part is missing, and for a day that the calendar lacks (30 February)
 */
export function isoDate({ day, month, year }: DateParts): string | undefined {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // An invalid day gives NaN or rolls over into the next month, so the result differs from the input.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/**
 * Reads a whole date that was pasted or filled into one part, such as 04/17/1990, 1990-04-17 or "April 17, 1990". A
 * year that comes first is followed by month and day; otherwise the locale decides on their order.
 * @returns undefined for anything that is not one real date
 */
export function wholeDate(text: string, locale: string): DateParts | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  const named = monthNamedIn(text, locale);
  const withoutYear = datePartOrder(locale).filter((part) => part !== 'year' && (part === 'day' || named < 0));
  const isYearFirst = numbers[0]?.length === 4;
  const order: readonly DatePart[] = isYearFirst
    ? ['year', ...(named < 0 ? (['month', 'day'] as const) : (['day'] as const))]
    : [...withoutYear, 'year'];
  if (numbers.length !== order.length) return undefined;
  const found = { ...NO_DATE, ...(named < 0 ? {} : { month: String(named + 1) }) };
  order.forEach((part, at) => {
    found[part] = numbers[at] ?? '';
  });
  // The list of months knows them without a zero in front.
  const parts = { ...found, month: found.month.replace(/^0/, '') };
  return isoDate(parts) === undefined ? undefined : parts;
}

/** The month whose name is in a text, from 0; -1 without one. The longest name counts, because 十一月 contains 一月. */
function monthNamedIn(text: string, locale: string): number {
  // A date has another case of the name than a list of months, such as апреля and апрель.
  const names = (['long', 'short'] as const).flatMap((month) => [
    ...monthNames(locale, { month }),
    ...monthNames(locale, { month, day: 'numeric' }),
  ]);
  const written = names.map((name) => name.toLowerCase().replace(/\.$/, ''));
  const found = written.filter((name) => /^\D+$/.test(name) && text.toLowerCase().includes(name));
  const longest = found.reduce((one, other) => (other.length > one.length ? other : one), '');
  return longest === '' ? -1 : written.indexOf(longest) % 12;
}

export function dateText(iso: string, locale: string): string {
  const style = { dateStyle: 'long', calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, style).format(Date.parse(iso));
}

export function monthNames(locale: string, style: Intl.DateTimeFormatOptions = { month: 'long' }): string[] {
  const format = new Intl.DateTimeFormat(locale, { ...style, calendar: 'gregory', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => {
    const date = new Date(Date.UTC(2024, month, 15));
    if (style.day === undefined) return format.format(date);
    return format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
  });
}
