/**
 * What the browser calls a code, for a list that still loads or lacks it. The service has the names of the lists.
 * @param language the language of the name
 * @returns the code itself when the browser does not know it
 */
export function nameOfCode(type: 'language' | 'region', code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type, languageDisplay: 'standard' }).of(code) ?? code;
  } catch {
    // The browser refuses what is not a code. A service may store any.
    return code;
  }
}

/** The city of an IANA time zone: "New York". */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
