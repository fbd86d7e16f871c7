import type { Tab } from '../drivers/engine';
import { inPage } from '../page/in-page';
import type { Found, Query, Wanted } from '../page/query';
import { until } from './until';

/** The whole name of something on the page, or a pattern. */
export type Name = string | RegExp;

/** What else must be true of an element. */
export type State = Partial<Omit<Found, 'role' | 'name' | 'selector'>>;

/**
 * What a user does and sees in a tab, by role and name. It is the same in every engine. Every step waits for what it
 * needs.
 */
export class User {
  constructor(
    readonly tab: Tab,
    private readonly origin: string,
  ) {}

  /** Waits until the app shows its page. */
  async goto(path: string): Promise<void> {
    const url = new URL(path, this.origin).href;
    // The app may navigate before the page has loaded, which ends this navigation.
    await this.tab.goto(url).catch(() => this.tab.goto(url));
    await this.appIsThere();
  }

  /** Does not wait for the page. */
  async leaveFor(path: string): Promise<void> {
    await this.tab.call('(path) => void location.assign(path)', path);
  }

  back(): Promise<void> {
    return this.tab.back();
  }

  /** Replaces the value. */
  async fill(label: Name, text: string, within?: Query): Promise<void> {
    await this.focusOn({ role: 'field', name: wanted(label), ...(within && { within }) });
    await this.tab.call('() => document.activeElement.select()', null);
    await this.tab.type(text);
    await this.see('field', label, { value: text });
  }

  /** A whole code sends itself, so its field may be gone before its value is seen. */
  async fillCode(code: string): Promise<void> {
    await this.focusOn({ role: 'field', name: wanted('Code') });
    await this.tab.type(code);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  press(name: Name, within?: Query): Promise<void> {
    return this.pressOn({ role: 'button', name: wanted(name), ...(within && { within }) });
  }

  follow(name: Name): Promise<void> {
    return this.pressOn({ role: 'link', name: wanted(name) });
  }

  /** The element may have any role. */
  async pressOn(query: Query): Promise<void> {
    const what = `${sentence(query)}, ready to be pressed`;
    let before = '';
    const at = await this.until(what, async () => {
      const found = await inPage(this.tab, 'target', query);
      if ('obstacle' in found) throw new Error(found.obstacle);
      // Press only an element that has stopped moving.
      const [here, last] = [JSON.stringify(found), before];
      before = here;
      return here === last ? found : undefined;
    });
    await this.tab.press(at);
  }

  /**
   * Presses a field until it has the focus, because the page may move under the first press. A second press does no
   * harm.
   */
  async focusOn(query: Query): Promise<void> {
    const hasFocus = async () => (await inPage(this.tab, 'find', query))[0]?.hasFocus ?? false;
    await this.until(`${sentence(query)} with the focus`, async () => {
      if (await hasFocus()) return true;
      const at = await inPage(this.tab, 'target', query);
      if ('obstacle' in at) throw new Error(at.obstacle);
      await this.tab.press(at);
      return (await hasFocus()) ? true : undefined;
    });
  }

  /** Ticks a checkbox, or chooses a radio button. */
  async check(role: 'checkbox' | 'radio', name: Name): Promise<void> {
    const query = { role, name: wanted(name) };
    await this.pressOn(query);
    await this.see(role, name, { isChecked: true });
  }

  async choose(label: Name, option: Name): Promise<void> {
    const query = { role: 'field', name: wanted(label) };
    await this.until(`the option ${String(option)} of ${sentence(query)}`, async () =>
      (await inPage(this.tab, 'choose', { query, option: wanted(option) })) ? true : undefined,
    );
  }

  /** Waits until the element is visible and has the state. */
  async see(role: string, name: Name, state: State = {}, within?: Query): Promise<Found> {
    const query = { role, name: wanted(name), ...(within && { within }) };
    const extra = Object.keys(state).length > 0 ? ` with ${JSON.stringify(state)}` : '';
    return this.until(`${sentence(query)}${extra}`, async () => {
      const found = await inPage(this.tab, 'find', query);
      const fitting = found.find((one) => agrees(one, state));
      if (fitting === undefined && found.length > 0) throw new Error(`It is ${JSON.stringify(found)}.`);
      return fitting;
    });
  }

  /** Waits until the text is visible. */
  async seeText(text: Name, within?: Query): Promise<Found> {
    const query = { text: wanted(text), ...(within && { within }) };
    return this.until(`the text ${String(text)}`, async () => (await inPage(this.tab, 'find', query))[0]);
  }

  /** Waits until no match is visible. */
  async notSee(query: Query): Promise<void> {
    await this.until(`no ${sentence(query)}`, async () =>
      (await inPage(this.tab, 'find', query)).length === 0 ? true : undefined,
    );
  }

  /** Waits until the address has this path. */
  async arrivesAt(path: string): Promise<void> {
    await this.until(`the address ${path}`, async () => ((await this.path()) === path ? true : undefined));
  }

  async path(): Promise<unknown> {
    return this.tab.call('() => location.pathname', null);
  }

  read(expression: string): Promise<unknown> {
    return this.tab.call(`() => (${expression})`, null);
  }

  /** Waits until the app has taken over the delivered page and shows a heading. */
  private async appIsThere(): Promise<void> {
    await this.until('the page of the app', async () =>
      (await this.read('document.querySelector("h1") !== null && !document.querySelector("#root[data-prerendered]")'))
        ? true
        : undefined,
    );
  }

  /** Repeats a look until it returns something. @throws Error with what the page shows, after 40 s */
  until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    return until(what, look, () => inPage(this.tab, 'describe', undefined));
  }
}

function wanted(name: Name): Wanted {
  return typeof name === 'string' ? { text: name } : { pattern: name.source, flags: name.flags };
}

function agrees(found: Found, state: State): boolean {
  return Object.entries(state).every(([key, value]) => Reflect.get(found, key) === value);
}

function sentence({ role, name, text, within }: Query): string {
  const said = (one: Wanted) => ('text' in one ? `"${one.text}"` : `/${one.pattern}/${one.flags}`);
  return [
    role ?? 'element',
    name && said(name),
    text && `with the text ${said(text)}`,
    within && `in ${sentence(within)}`,
  ]
    .filter(Boolean)
    .join(' ');
}
