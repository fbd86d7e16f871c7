/**
 * Attributes of a field whose text counts letter by letter: a username, an address or a password. The keyboard does
 * not capitalize or correct such a text, and the browser does not check its spelling.
 */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
