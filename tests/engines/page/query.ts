/** A text in full, or a pattern. Patterns cross the protocols as text. */
export type Wanted = { readonly text: string } | { readonly pattern: string; readonly flags: string };

/** Which elements to find. Every part that is there must match. */
export interface Query {
  /** A role of WAI-ARIA, or "field": any control that holds a text or a choice. */
  readonly role?: string;
  readonly name?: Wanted;
  /** Part of the text inside. */
  readonly text?: Wanted;
  /** Only inside an element that matches this. */
  readonly within?: Query;
}

/** A visible element. */
export interface Found {
  readonly role: string;
  readonly name: string;
  readonly text: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly isSelected: boolean;
  readonly isEnabled: boolean;
  readonly isInvalid: boolean;
  readonly hasFocus: boolean;
  /** A CSS selector that finds this element alone. */
  readonly selector: string;
}

/** Where to press an element, or what is in the way. */
export type Target = { readonly x: number; readonly y: number } | { readonly obstacle: string };
