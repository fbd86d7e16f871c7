import { screens } from '../../../scripts/measure/gallery/screens';
import * as inPage from '../../support/accessibility/in-page';
import { layoutFaults } from '../../support/guards/layout-faults';
import { expect, test } from '../test';
import { openScreen } from '../user/gallery';
import type { User } from '../user/user';

/**
 * Every screen at 400 % of 1280 x 1024 px (WCAG 2.2, 1.4.10), with more text spacing (1.4.12). Also checks the size of
 * targets (2.5.8). In every engine, because each draws fields and letters in its own sizes.
 */
test.describe('at 320 x 256 px', () => {
  test.use({ look: { width: 320, height: 256 } });

  for (const screen of screens)
    test(`nothing is cut: ${screen.name}`, async ({ user, world, signInAs }) => {
      await openScreen(screen, user, world, signInAs);
      expect(await user.read('[innerWidth, innerHeight]')).toEqual([320, 256]);
      const least = [inPage.LEAST_TARGET_PX, inPage.LEAST_FIELD_PX] as const;
      expect.soft(await inThe(user, inPage.smallTargets, least), 'small targets').toMatchObject({ faults: [] });
      expect.soft(await inThe(user, layoutFaults, undefined), 'cut at 400 %').toEqual([]);
      expect.soft(await inThe(user, inPage.hiddenControls, undefined), 'out of sight at 400 %').toEqual([]);
      await inThe(user, inPage.setUserStyles, inPage.spacedTexts);
      expect.soft(await inThe(user, layoutFaults, undefined), 'cut with more space').toEqual([]);
      expect.soft(await inThe(user, inPage.cutBelow, undefined), 'cut below with more space').toEqual([]);
    });
});

function inThe<Argument>(user: User, look: (argument: Argument) => unknown, argument: Argument): Promise<unknown> {
  return user.tab.call(look.toString(), argument);
}
