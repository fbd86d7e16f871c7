import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { galleryPage } from '../../../scripts/measure/gallery/page';

const folder = 'reports/engines/pictures';
const picture = z.object({ screen: z.string(), look: z.string(), file: z.string() });

/** Writes the page that shows the pictures of all engines beside each other. Does nothing without pictures. */
export default function writePicturesPage(): void {
  if (process.env.FLOWS !== 'pictures' || !existsSync(folder)) return;
  const pictures = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => picture.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))));
  const looks = [...new Set(pictures.map(({ look }) => look))].sort().map((name) => ({ name }));
  writeFileSync(`${folder}/index.html`, galleryPage(pictures, looks));
  console.log(`${pictures.length} pictures: ${folder}/index.html`);
}
