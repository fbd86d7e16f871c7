/** Neither white space nor a code point without a glyph, such as U+200B and the marks of direction. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}]/u;
const UNSEEN_AT_END = /^(?!\p{Variation_Selector})[\s\p{Default_Ignorable_Code_Point}]$/u;

/**
 * What a person wrote, composed and without unseen characters around it. Inside, they have a meaning: U+200D joins an
 * emoji and U+200C parts Persian letters.
 */
export function plainText(text: string): string {
  const start = text.search(SEEN);
  if (start < 0) return '';
  let end = text.length;
  while (UNSEEN_AT_END.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end).normalize('NFC');
}

/** A username, an address, a code or a token as it counts: without unseen characters and letters of another width. */
export function plainId(text: string): string {
  const seen = text.replace(/\p{Default_Ignorable_Code_Point}+/gu, '');
  return seen.normalize('NFKC').trim();
}

/** A password as it counts: RFC 8265, OpaqueString. It is composed, and its blanks are those of ASCII. */
export function plainPassword(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** Whether an input method is not done with a text. It types a text again that changes meanwhile. */
export function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}

/** Corrects the text of a field, as a key would: React and the browser's undo know it then. */
export function rewrite(field: HTMLInputElement, text: string): void {
  if (text === field.value) return;
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Converts the digits that other keyboards type to plain ones: full-width digits of a Japanese keyboard, and those of an
 * Arabic or Persian one.
 */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
