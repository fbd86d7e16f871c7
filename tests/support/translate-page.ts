/**
 * Translates the page as Chromium does: each text becomes a new one in two `<font>` elements, in the brackets «», the old
 * text node leaves the page, and later texts follow. A text that the app then changes in its old node shows nowhere: it
 * is an error of the console. Runs in the page, so it uses nothing from outside. Returns what ends the translation.
 */
export function translatePage(): () => void {
  const untouched = 'script, style, noscript, textarea, title, font, option, [translate="no"]';
  const lost = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      console.error(`a translated text cannot change from "${oldValue}" to "${target.textContent}"`);
  });
  const later = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) wrap(target);
      for (const node of addedNodes) wrapIn(node);
    }
  });

  function wrap(text: Text): void {
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? [];
    if (words === '' || text.parentElement?.closest(untouched) !== null) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `«${words}»`;
    outer.append(before, inner, after);
    text.replaceWith(outer);
    lost.observe(text, { characterData: true, characterDataOldValue: true });
  }

  function wrapIn(node: Node): void {
    if (node instanceof Text) return wrap(node);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(wrap);
  }

  function begin(): void {
    document.documentElement.classList.add('translated-ltr');
    wrapIn(document.body);
    later.observe(document.body, { subtree: true, childList: true, characterData: true });
  }

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
  return () => {
    later.disconnect();
    lost.disconnect();
    document.documentElement.classList.remove('translated-ltr');
  };
}
