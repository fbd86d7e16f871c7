import { writeFileSync } from 'node:fs';
import { galleryPage } from '../../../scripts/measure/gallery/page';
import { type LastResult, LastResults, notesOf } from '../../support/runner/last-results';

const folder = 'reports/engines/pictures';

/** Writes the page that shows the pictures of all engines beside each other. */
export default class PicturesPage extends LastResults {
  constructor() {
    super('pictures-');
  }

  protected override write(results: readonly LastResult[]): void {
    const pictures = results.flatMap((last) => {
      const [screen = '', size = ''] = last.titles.at(-1)?.split(/, (?=\w+$)/) ?? [];
      const look = `${size}-${last.project.replace(this.prefix, '')}`;
      return notesOf(last, 'picture').map((file) => ({ screen, look, file }));
    });
    pictures.sort((one, other) => one.file.localeCompare(other.file));
    const looks = [...new Set(pictures.map(({ look }) => look))].sort().map((name) => ({ name }));
    writeFileSync(`${folder}/index.html`, galleryPage(pictures, looks));
    console.log(`${pictures.length} pictures: ${folder}/index.html`);
  }
}
