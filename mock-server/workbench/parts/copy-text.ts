import type { Act } from './Acting';

/** Where the browser refuses to copy, this says where the text is. */
export async function copyText({ say }: Pick<Act, 'say'>, text: string): Promise<void> {
  await navigator.clipboard.writeText(text).then(
    () => say('It is copied.'),
    () => say(`This browser does not let a page copy by itself. The text is: ${text}`),
  );
}
