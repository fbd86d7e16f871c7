export interface Look {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  readonly forcedColors: boolean;
  /** The browser's language, BCP 47. */
  readonly language: string;
}

export const plainLook: Look = { width: 1024, height: 768, scheme: 'light', forcedColors: false, language: 'en-US' };

export interface Engine {
  readonly version: string;
  /** Opens an empty profile, which shares no cookies, storage or cache with another. */
  open(look: Look, origin: string): Promise<Profile>;
  close(): Promise<void>;
}

/** The tabs of one user, which share cookies and storage. */
export interface Profile {
  /** The console errors, uncaught errors and policy violations of all tabs so far. */
  readonly findings: readonly string[];
  addCookie(cookie: { name: string; value: string; isHttpOnly: boolean }): Promise<void>;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** The keys that have a name instead of a character. */
export type Key = 'Enter' | 'Tab' | 'Shift+Tab' | 'Escape' | 'Space' | 'ArrowRight' | 'ArrowDown';

/** The actions that every engine offers. tests/engines/user builds on them. */
export interface Tab {
  /** Waits for the `load` event. @throws Error when another navigation stops this one */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Gives the tab the keyboard. */
  toFront(): Promise<void>;
  /**
   * Calls a function in the page.
   * @param source the text of the function, which takes and returns JSON values
   * @throws Error when the page leaves meanwhile
   */
  call(source: string, argument: unknown): Promise<unknown>;
  /** Presses the primary mouse button at a point of the viewport, CSS pixels. */
  press(at: { x: number; y: number }): Promise<void>;
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  close(): Promise<void>;
}
