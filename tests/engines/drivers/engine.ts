/** The size of every page, CSS pixels. */
export const pageSize = { width: 1024, height: 768 };

export interface Engine {
  readonly version: string;
  /** Opens an empty profile, which shares no cookies, storage or cache with another. */
  open(origin: string): Promise<Profile>;
  close(): Promise<void>;
}

/** The tab of one user. */
export interface Profile {
  /** The console errors, uncaught errors and policy violations so far. */
  readonly findings: readonly string[];
  addCookie(cookie: { name: string; value: string; isHttpOnly: boolean }): Promise<void>;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** The actions that every engine offers. tests/engines/user builds on them. */
export interface Tab {
  /** Waits for the `load` event. @throws Error when another navigation stops this one */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /**
   * Calls a function in the page.
   * @param source the text of the function, which takes and returns JSON values
   * @throws Error when the page leaves meanwhile
   */
  call(source: string, argument: unknown): Promise<unknown>;
  /** Presses the primary mouse button at a point of the viewport, CSS pixels. */
  press(at: { x: number; y: number }): Promise<void>;
  type(text: string): Promise<void>;
}
