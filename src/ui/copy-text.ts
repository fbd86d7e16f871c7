import { announce } from './announce';

/** False when the browser has no clipboard (an old web view) or does not permit it. */
export async function copyText(text: string, copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  announce(copied);
  return true;
}
