/** Chromium marks the document with a class. Others wrap texts in `<font>`, which the app never uses. */
export function isTranslated(): boolean {
  const isMarked = document.documentElement.matches('.translated-ltr, .translated-rtl');
  return isMarked || document.querySelector('font') !== null;
}
