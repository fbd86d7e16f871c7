import { announce } from './announce';

/**
 * Copies a text to the clipboard, and announces `copied` to screen readers. Returns false when the browser has no
 * clipboard (an old web view) or does not permit it. The user can then select the text.
 */
export async function copyText(text: string, copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  announce(copied);
  return true;
}
