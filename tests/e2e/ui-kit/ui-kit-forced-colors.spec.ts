import { textsOn } from '../../support/guards/pixels';
import { expect, test } from '../../support/test';
import { open, settle } from '../../support/verbs/ui-kit';

test.use({ deviceScaleFactor: 2, viewport: { width: 1280, height: 4000 } });

const groups = ['buttons', 'fields', 'choices', 'messages', 'data'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const show of groups) {
    test(`kit: every text of ${show} is readable in forced colours, ${colorScheme}, by its pixels`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      await open(page, show);
      await settle(page);
      const texts = await textsOn(page);
      expect(texts.length).toBeGreaterThan(8);
      // The system sets the contrast of disabled controls (GrayText).
      expect(texts.filter(({ contrast }) => contrast < 3)).toEqual([]);
    });
  }
}
