/**
 * Finds texts that are cut or covered, and a page that scrolls sideways. Runs in the page, so it may use nothing from
 * outside itself.
 * @returns one sentence per fault, with the affected texts
 */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    faults.push(`the page is ${root.scrollWidth - root.clientWidth} px wider than the screen`);

  const words = (element: Element) => (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  // A text only for screen readers is a clipped box of one pixel, which may be cut or covered.
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    element.getBoundingClientRect().height > 1;
  // A box that scrolls, such as a table on a phone, cuts nothing.
  const scrolls = (element: Element) =>
    element.closest('dialog') === null &&
    [...ancestors(element)].some(
      (one) => /auto|scroll/.test(getComputedStyle(one).overflowX) && one !== document.body && one !== root,
    );
  function* ancestors(element: Element): Generator<Element> {
    for (let one: Element | null = element; one !== null; one = one.parentElement) yield one;
  }

  for (const element of document.querySelectorAll('button, a, label, legend, h1, h2, h3, p, li, th, td, summary')) {
    if (!isDrawn(element) || scrolls(element) || getComputedStyle(element).display === 'inline') continue;
    if (element.scrollWidth > element.clientWidth + 1)
      faults.push(
        `cut: ${element.tagName.toLowerCase()} "${words(element)}" is ${element.scrollWidth} px wide in ${element.clientWidth} px`,
      );
  }

  // An open modal covers the rest on purpose, so only its own texts count.
  const modals = [...document.querySelectorAll('dialog:modal')];
  const scope = modals.at(-1) ?? document.body;
  const lines: { rect: DOMRect; parent: Element }[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      parent === null ||
      (node.textContent ?? '').trim() === '' ||
      parent.closest('option, script, style, template, noscript') ||
      ![...ancestors(parent)].every(isDrawn)
    )
      continue;
    // The box of a text with an ellipsis (a long name) is wider than the drawn text: it covers nothing.
    if (getComputedStyle(parent).textOverflow === 'ellipsis') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) if (rect.width > 1) lines.push({ rect, parent });
  }
  for (const { rect, parent } of lines) {
    if ((rect.right > root.clientWidth + 1 || rect.left < -1) && !scrolls(parent))
      faults.push(`beyond the edge of the screen: "${words(parent)}"`);
  }
  // Lines of a tall font overlap a little; only a larger overlap hides text. A toast covers the page on purpose.
  const isFixed = (element: Element) =>
    [...ancestors(element)].some((one) => getComputedStyle(one).position === 'fixed');
  // The buttons of a long dialog stay in sight, and the rest scrolls below them.
  const isSticky = (element: Element) =>
    [...ancestors(element)].some((one) => getComputedStyle(one).position === 'sticky');
  const resting = lines.filter(({ parent }) => !isSticky(parent) && (modals.length > 0 || !isFixed(parent)));
  resting.forEach((one, index) => {
    for (const other of resting.slice(index + 1)) {
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (across > 2 && down > Math.min(one.rect.height, other.rect.height) / 3)
        faults.push(`overlapping: "${words(one.parent)}" and "${words(other.parent)}"`);
    }
  });
  return [...new Set(faults)];
}
