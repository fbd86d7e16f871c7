import { mkdirSync, writeFileSync } from 'node:fs';
import { screens } from '../../../scripts/measure/gallery/screens';
import { test } from '../test';
import { openScreen } from '../user/gallery';

/** Takes a picture of every screen of the gallery: `npx playwright test --project=pictures-*`. */
const folder = 'reports/engines/pictures';

test.describe('pictures', () => {
  const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
  for (const [size, look] of Object.entries(sizes)) {
    test.describe(() => {
      test.use({ look });
      for (const [index, screen] of screens.entries()) {
        test(`${screen.name}, ${size}`, async ({ user, world, signInAs, engineName }) => {
          await openScreen(screen, user, world, signInAs);
          mkdirSync(folder, { recursive: true });
          const file = `${String(index + 1).padStart(2, '0')}-${size}-${engineName}.png`;
          writeFileSync(`${folder}/${file}`, await user.tab.picture());
          test.info().annotations.push({ type: 'picture', description: file });
        });
      }
    });
  }
});
