/** Props of an element that takes the focus when the focused control inside it disappears. */
export const focusHome = { 'data-focus-home': true, tabIndex: -1 } as const;
