import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { Found, Query, Target, Wanted } from './query';

/**
 * Runs in the page of every engine. Finds elements by role and name, as users of assistive technology do. Finds only
 * what is visible and not covered by an open modal dialog.
 */
export const finder = { find, target, choose, describe };

/** Controls for a text or a choice. */
const controls = 'input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea, [role=combobox]';

/** In document order. */
function find(query: Query): Found[] {
  return elements(query, document.body).map(found);
}

/** Scrolls the first match into view. Returns where to press it. */
function target(query: Query): Target {
  const [element] = elements(query, document.body);
  if (element === undefined) return { obstacle: 'it is not on the page' };
  if (!isEnabled(element)) return { obstacle: 'it is disabled' };
  // "instant", because a page may set `scroll-behavior`, even when animations are off.
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const [box] = element.getClientRects();
  if (box === undefined) return { obstacle: 'it has no box' };
  const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const isHit = hit !== null && [element, ...labels].some((one) => one.contains(hit));
  return isHit ? point : { obstacle: `<${hit?.tagName.toLowerCase() ?? 'nothing'}> covers it` };
}

/** Returns false while the select has no such option. */
function choose({ query, option }: { query: Query; option: Wanted }): boolean {
  const [select] = elements(query, document.body);
  if (!(select instanceof HTMLSelectElement) || select.disabled) return false;
  const index = [...select.options].findIndex(({ text }) => matches(normal(text), option));
  if (index < 0) return false;
  select.focus();
  select.selectedIndex = index;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Describes the page for the message of a failed step. */
function describe(): string {
  const shown = [...document.querySelectorAll('h1, h2, [role=alert], button, a, input, select, [role=dialog], dialog')]
    .filter(isVisible)
    .map((element) => `${roleOf(element)} "${nameOf(element) || normal(element.textContent ?? '').slice(0, 80)}"`);
  return `${location.href}\n${shown.join('\n')}\nfocus: ${document.activeElement?.outerHTML.slice(0, 120) ?? 'nowhere'}`;
}

function elements(query: Query, root: Element): Element[] {
  const roots = query.within === undefined ? [root] : elements(query.within, root);
  return roots
    .flatMap((one) => [...one.querySelectorAll(query.role === 'field' ? controls : '*')])
    .filter(
      (element) =>
        (query.role === undefined || query.role === 'field' || getRole(element) === query.role) &&
        (query.text === undefined || matchesText(element, query.text, query.role === undefined)) &&
        isVisible(element) &&
        (query.name === undefined || matches(nameOf(element), query.name)),
    );
}

/** Without a role, only the innermost element with the text counts. */
function matchesText(element: Element, wanted: Wanted, innermost: boolean): boolean {
  const has = (one: Element): boolean => contains(normal(one.textContent ?? ''), wanted);
  return has(element) && !(innermost && [...element.children].some(has));
}

function matches(text: string, wanted: Wanted): boolean {
  return 'text' in wanted ? text === wanted.text : new RegExp(wanted.pattern, wanted.flags).test(text);
}

function contains(text: string, wanted: Wanted): boolean {
  return 'text' in wanted ? text.includes(wanted.text) : new RegExp(wanted.pattern, wanted.flags).test(text);
}

function found(element: Element): Found {
  const field = element instanceof HTMLInputElement ? element : undefined;
  const hasValue =
    field ?? (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? element : undefined);
  return {
    role: roleOf(element),
    name: nameOf(element),
    text: normal(element.textContent ?? ''),
    value: hasValue?.value ?? '',
    isChecked: field?.checked ?? element.getAttribute('aria-checked') === 'true',
    isSelected: element.getAttribute('aria-selected') === 'true' || element.hasAttribute('aria-current'),
    isEnabled: isEnabled(element),
    isInvalid: element.getAttribute('aria-invalid') === 'true',
    hasFocus: document.activeElement === element,
    selector: selectorOf(element),
  };
}

function isEnabled(element: Element): boolean {
  return !element.matches(':disabled') && element.getAttribute('aria-disabled') !== 'true';
}

function isVisible(element: Element): boolean {
  const modal = topModal();
  if (modal !== undefined && !modal.contains(element)) return false;
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && !isInaccessible(element) && element.closest('[inert]') === null;
}

/** In a browser without `:modal`, no modal dialog works. */
function topModal(): Element | undefined {
  try {
    return [...document.querySelectorAll('dialog:modal')].at(-1);
  } catch {
    return undefined;
  }
}

function roleOf(element: Element): string {
  return getRole(element) ?? (element.matches(controls) ? 'field' : element.tagName.toLowerCase());
}

function nameOf(element: Element): string {
  return normal(computeAccessibleName(element));
}

function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function selectorOf(element: Element): string {
  const steps: string[] = [];
  for (let one: Element | null = element; one !== null && one !== document.documentElement; one = one.parentElement) {
    const index = [...(one.parentElement?.children ?? [])].indexOf(one) + 1;
    steps.unshift(`${one.tagName.toLowerCase()}:nth-child(${index})`);
  }
  return `html > ${steps.join(' > ')}`;
}

Reflect.set(globalThis, '__finder', finder);
