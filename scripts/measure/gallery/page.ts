import type { Look } from './looks';

export interface Picture {
  readonly screen: string;
  readonly look: string;
  readonly file: string;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A row per screen, a column per look. Each picture links to its full size. Below it are the keys of its texts. */
export function galleryPage(
  pictures: readonly Picture[],
  looks: readonly Pick<Look, 'name'>[],
  keys: ReadonlyMap<string, readonly string[]> = new Map(),
): string {
  const names = [...new Set(pictures.map(({ screen }) => screen))];
  const shown = looks.filter(({ name }) => pictures.some(({ look }) => look === name));
  const cell = (screen: string, look: string) => {
    const picture = pictures.find((one) => one.screen === screen && one.look === look);
    return picture
      ? `<a href="${picture.file}"><img loading="lazy" src="${picture.file}" alt="${escaped(`${screen}, ${look}`)}"></a>`
      : '';
  };
  const keysOf = (list: readonly string[] | undefined) =>
    list ? `<details><summary>Keys of its texts</summary><p>${escaped(list.join(', '))}</p></details>` : '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery of screens</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
  section { margin-block-end: 3rem; }
  .looks { display: flex; gap: 1rem; overflow-x: auto; padding-block: 0.5rem; }
  figure { flex: none; margin: 0; }
  img { block-size: 22rem; border: 1px solid GrayText; }
  nav { columns: 14rem; }
</style>
<h1>Gallery of screens</h1>
<nav aria-label="Screens"><ul>${names.map((name, index) => `<li><a href="#screen-${index}">${escaped(name)}</a></li>`).join('')}</ul></nav>
${names
  .map(
    (name, index) => `<section id="screen-${index}">
<h2>${escaped(name)}</h2>
<div class="looks">${shown
      .map((look) => `<figure>${cell(name, look.name)}<figcaption>${escaped(look.name)}</figcaption></figure>`)
      .join('')}</div>
${keysOf(keys.get(name))}
</section>`,
  )
  .join('\n')}
</html>
`;
}
