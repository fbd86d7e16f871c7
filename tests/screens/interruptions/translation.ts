import { onTestFinished } from 'vitest';

const UNTOUCHED = 'script, style, noscript, textarea, title, font, option, [translate="no"]';

/**
 * Translates the page as Chromium does, until the end of the test: each text becomes a new one in two `<font>` elements,
 * the old text node leaves the page, and later texts follow. A text that the app then changes in its old node shows
 * nowhere: it is an error of the console.
 */
export function translate(): void {
  const lost = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      console.error(`a translated text cannot change from "${oldValue}" to "${target.textContent}"`);
  });
  const wrap = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(UNTOUCHED) !== null) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
    lost.observe(text, { characterData: true, characterDataOldValue: true });
  };
  const wrapIn = (node: Node) => {
    if (node instanceof Text) return wrap(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  const later = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) wrap(target);
      addedNodes.forEach(wrapIn);
    }
  });
  document.documentElement.classList.add('translated-ltr');
  wrapIn(document.body);
  later.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => {
    later.disconnect();
    lost.disconnect();
    document.documentElement.classList.remove('translated-ltr');
  });
}
