import { announce } from './announce';

/**
 * Selects `shown`, which has the text, when the browser has no clipboard (an old web view) or does not permit it. The
 * user then copies it by the keyboard or the menu.
 * @returns whether the text was copied
 */
export async function copyText(text: string, copied: string, shown: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
  announce(copied);
  return true;
}
