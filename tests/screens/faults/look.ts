/** What a user finds on the page. */
export interface Seen {
  readonly address: string;
  readonly heading: string;
  /** All visible text. */
  readonly text: string;
  /** All messages, including those at fields. */
  readonly told: string;
  /** The number of enabled links and buttons. */
  readonly ways: number;
  readonly isBusy: boolean;
}

const MESSAGES =
  '[role="alert"], [role="alertdialog"], [role="status"]:not(.ui-skeleton), [aria-live="assertive"], [aria-live="polite"]';
const BUSY = '[data-busy], .ui-skeleton, [aria-busy="true"], [role="progressbar"]';

const visible = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
const textOf = (elements: readonly (Element | null)[]) =>
  elements
    .map((one) => one?.textContent.trim() ?? '')
    .filter((text) => text !== '')
    .join(' | ');

export function look(): Seen {
  const atFields = visible('[aria-invalid="true"]').flatMap((field) =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)),
  );
  return {
    address: location.pathname + location.search,
    heading: textOf(visible('h1').slice(0, 1)),
    text: document.body.innerText.trim(),
    told: textOf([...visible(MESSAGES), ...atFields]),
    ways: visible('a[href], button:not(:disabled)').length,
    isBusy: document.querySelector(BUSY) !== null,
  };
}

export const isBlank = ({ text }: Seen): boolean => text.length < 20;
export const isSamePage = (one: Seen, other: Seen): boolean =>
  one.address === other.address && one.heading === other.heading;

const pause = () => new Promise((resolve) => setTimeout(resolve, 10));

/** Looks until the page is the same twice, and `isEnough`; or else returns its state after `ms`. */
export async function lookWhenStill(isEnough: (seen: Seen) => boolean, ms: number): Promise<Seen> {
  const end = performance.now() + ms;
  for (let before = look(); ;) {
    await pause();
    const seen = look();
    const isStill = seen.text === before.text && isSamePage(seen, before);
    if ((isStill && !isBlank(seen) && isEnough(seen)) || performance.now() > end) return seen;
    before = seen;
  }
}

/** Waits for what the page has to show. @throws Error when it is not there after 10 s */
export async function until<Found>(find: () => Found | undefined | false, what: string): Promise<Found> {
  for (const end = performance.now() + 10_000; ; await pause()) {
    const found = find();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > end) throw new Error(`${what} is not there. The page shows: ${look().text}`);
  }
}
