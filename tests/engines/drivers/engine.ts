/** How a user's browser is set up. */
export interface Look {
  /** Size of the page in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  readonly forcedColors: boolean;
  /** The browser's language, BCP 47. */
  readonly language: string;
}

export const plainLook: Look = { width: 1024, height: 768, scheme: 'light', forcedColors: false, language: 'en-US' };

/** A running browser. */
export interface Engine {
  readonly version: string;
  /** Opens an empty profile: no cookies, no storage, no cache of another profile. */
  open(look: Look, origin: string): Promise<Profile>;
  close(): Promise<void>;
}

/** The profile of one user: tabs that share cookies and storage. */
export interface Profile {
  /** Console errors, uncaught errors and policy violations of all tabs so far. */
  readonly findings: readonly string[];
  addCookie(cookie: { name: string; value: string; isHttpOnly: boolean }): Promise<void>;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** Keys with a name, besides the characters of a text. */
export type Key = 'Enter' | 'Tab' | 'Shift+Tab' | 'Escape' | 'Space' | 'ArrowRight' | 'ArrowDown';

/** What the engine's own accessibility tree gives an element. */
export interface Exposed {
  role: string;
  name: string;
}

/** The actions that every engine offers; tests/engines/user builds on them. */
export interface Tab {
  /** Opens a URL and waits for its `load` event. @throws Error when another navigation stops this one */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Brings the tab to the front, so that it has the keyboard. */
  toFront(): Promise<void>;
  /**
   * Calls a function in the page.
   * @param source the text of the function; it takes and returns JSON values
   * @throws Error when the page leaves meanwhile
   */
  call(source: string, argument: unknown): Promise<unknown>;
  /** Presses the primary button of the mouse at a point, CSS pixels of the viewport. */
  press(at: { x: number; y: number }): Promise<void>;
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** A picture of the viewport as PNG. */
  picture(): Promise<Buffer>;
  /**
   * Reads role and name of an element from the engine's own accessibility tree.
   * @param selector CSS selector of the element
   * @param expected what the caller expects; an engine that can only search looks for this
   */
  exposed(selector: string, expected: Exposed): Promise<Exposed | undefined>;
  /** Gives the page an authenticator that holds pia's passkey; absent where the engine's protocol has none. */
  readonly plugInPasskey?: () => Promise<void>;
  close(): Promise<void>;
}
