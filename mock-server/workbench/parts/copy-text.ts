import type { Act } from './Acting';

/** Copies a text, and says so. Where the browser refuses, it says where the text is. */
export async function copyText({ say }: Pick<Act, 'say'>, text: string): Promise<void> {
  await navigator.clipboard.writeText(text).then(
    () => say('It is copied.'),
    () => say(`This browser does not let a page copy by itself. The text is: ${text}`),
  );
}
