/* The functions of this file run in the page, so each uses nothing from outside itself. */

/** The least width and height of a target, CSS px (WCAG 2.2, 2.5.8). */
export const LEAST_TARGET_PX = 24;
/** The least font size of a field, CSS px: below it, iOS zooms in when the field takes the focus. */
export const LEAST_FIELD_PX = 16;

/**
 * Finds targets that are too small, and fields in which iOS zooms. A link inside a sentence has the height of its line,
 * which 2.5.8 allows.
 * @returns the number of targets, and one sentence for each fault
 */
export function smallTargets([least, letters]: readonly [number, number]): { count: number; faults: string[] } {
  const faults: string[] = [];
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const words = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.getAttribute('name')) ?? '').slice(
      0,
      50,
    );
  const targets = [
    ...scope.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]',
    ),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  for (const element of targets) {
    const boxes = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])].map((one) =>
      one.getBoundingClientRect(),
    );
    // The label of a choice is a part of its target.
    const isChoice = element.matches('input[type=checkbox], input[type=radio]');
    const parts = isChoice ? boxes : boxes.slice(0, 1);
    const width = Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left));
    const height = Math.max(...parts.map(({ bottom }) => bottom)) - Math.min(...parts.map(({ top }) => top));
    const isClipped = width <= 1 && height <= 1;
    const isInSentence =
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, li, label') !== null;
    if (!isClipped && !isInSentence && (width < least || height < least))
      faults.push(
        `${element.tagName.toLowerCase()} "${words(element)}" is ${Math.round(width)} x ${Math.round(height)} px`,
      );
    // The language picker is larger on iOS alone: tests/repository/styles.test.ts
    const isTyped = element.matches('textarea, input:not([type=checkbox], [type=radio]), main select, dialog select');
    if (isTyped && Number.parseFloat(getComputedStyle(element).fontSize) < letters)
      faults.push(`"${words(element)}" has letters of ${getComputedStyle(element).fontSize}`);
  }
  return { count: targets.length, faults };
}

/**
 * Gives the focus to each control in turn, as the Tab key does, and finds those out of sight. They are outside
 * the window, or behind a part that does not scroll (WCAG 2.2, 1.4.10 and 2.4.11).
 * @returns one sentence for each fault
 */
export function hiddenControls(): string[] {
  const faults: string[] = [];
  const before = document.activeElement;
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const controls = scope.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, textarea');
  for (const control of controls) {
    if (control.matches(':disabled, [tabindex="-1"]') || !control.checkVisibility({ visibilityProperty: true }))
      continue;
    const label = control instanceof HTMLInputElement ? (control.labels?.[0] ?? null) : null;
    const { width, height } = control.getBoundingClientRect();
    // Skip links appear only with the focus, and some fields are only for password managers.
    if (width <= 1 || height <= 1) continue;
    control.focus();
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = control.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map((part) => [box.x + box.width * part, box.y + box.height / 2] as const);
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (control.contains(hit) || hit.contains(control) || (label?.contains(hit) ?? false));
    });
    if (!isSeen)
      faults.push(
        `out of sight: ${control.tagName.toLowerCase()} ` +
          `"${(control.textContent || control.getAttribute('name') || '').trim().slice(0, 50)}"`,
      );
  }
  if (before instanceof HTMLElement) before.focus();
  scrollTo(0, 0);
  return faults;
}

/** The spacing of WCAG 2.2, 1.4.12, in font sizes: lines 1.5, paragraphs 2, letters 0.12, words 0.16. */
export const spacedTexts = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;
/** The text size of a user who has set 200 % (WCAG 2.2, 1.4.4). */
export const doubledTexts = `html { font-size: 200% !important; }`;

/** Replaces the styles of the user. The policy of the page allows a constructed style sheet. */
export function setUserStyles(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
}

/**
 * Finds boxes that hide what does not fit, and whose content is higher than the box.
 * @returns one sentence for each fault
 */
export function cutBelow(): string[] {
  const faults: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { overflowY, clipPath, fontSize } = getComputedStyle(element);
    // Text only for screen readers.
    if (clipPath !== 'none') continue;
    const isHiding = overflowY === 'hidden' || overflowY === 'clip';
    if (!isHiding || element.clientHeight <= 1 || !element.checkVisibility({ opacityProperty: true })) continue;
    if (element.matches('select, html, body, svg') || element.closest('svg') !== null) continue;
    // The letters of a tall font reach a little over their line, but a lost line is higher than half of its letters.
    const least = Number.parseFloat(fontSize) / 2;
    if (element.scrollHeight > element.clientHeight + least && (element.textContent ?? '').trim() !== '')
      faults.push(
        `cut below: "${(element.textContent ?? '').trim().slice(0, 50)}" by ${element.scrollHeight - element.clientHeight} px`,
      );
  }
  return faults;
}
