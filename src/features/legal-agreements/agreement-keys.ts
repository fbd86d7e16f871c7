import { writtenDate } from '../../texts/written-date';

const NAME = /^[A-Za-z0-9._-]{1,100}$/;
const MAX_KEYS = 20;

/**
 * Reads the agreements query value: base64 (either alphabet) of a JSON list, or of names with commas between. The items
 * of a JSON list are agreement names, or objects with `agreementName`. Returns null for anything else: bad base64, bad
 * UTF-8, HTML, a script URL, a key that reaches a prototype.
 */
export function readAgreementKeys(value: string | null): string[] | null {
  if (value === null || value === '' || value.length > 4000) return null;
  const parsed = parse(value);
  if (!Array.isArray(parsed) || parsed.length === 0 || parsed.length > MAX_KEYS) return null;
  const names: string[] = [];
  for (const item of parsed) {
    const name = nameOf(item);
    if (name === null) return null;
    if (!names.includes(name)) names.push(name);
  }
  return names;
}

function parse(value: string): unknown {
  let text: string;
  try {
    // An unencoded plus in a query arrives as a blank.
    const bytes = Uint8Array.from(
      atob(value.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.charCodeAt(0),
    );
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return text.split(',').map((name) => name.trim());
  }
}

function nameOf(item: unknown): string | null {
  const name: unknown =
    typeof item === 'object' && item !== null && Object.hasOwn(item, 'agreementName') && 'agreementName' in item
      ? item.agreementName
      : item;
  return typeof name === 'string' && NAME.test(name) ? name : null;
}

/** Other languages than English write the month in letters, because 03/04 is ambiguous. */
export function agreementDate(iso: string, timeZone: string, language: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  if (!/^en\b/.test(language))
    return writtenDate(
      new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long', numberingSystem: 'latn' }),
      date,
    );
  return new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(date);
}
