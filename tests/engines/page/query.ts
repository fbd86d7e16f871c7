/** A whole text, or a pattern. Patterns pass through the protocols as text. */
export type Wanted = { readonly text: string } | { readonly pattern: string; readonly flags: string };

/** An element must match every given part. */
export interface Query {
  /** A WAI-ARIA role, or "field" for any control with a text or a choice. */
  readonly role?: string;
  readonly name?: Wanted;
  /** A part of the text inside. */
  readonly text?: Wanted;
  /** The element must be inside a match of this. */
  readonly within?: Query;
}

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
  /** A CSS selector of this element only. */
  readonly selector: string;
}

/** Where to press an element, CSS pixels, or what covers it. */
export type Target = { readonly x: number; readonly y: number } | { readonly obstacle: string };
