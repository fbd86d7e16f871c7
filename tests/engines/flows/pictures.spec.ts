import { mkdirSync, writeFileSync } from 'node:fs';
import { screens } from '../../../scripts/measure/gallery/screens';
import { test } from '../test';
import { hasWebAuthn, seePasskeyButton } from '../user/web-authn';

/**
 * `@pictures`: `npm run engines -- --pictures`. A picture of every screen of the gallery that opens by its path. Of the
 * acts that other screens need, this knows one: waiting for the end of the sign-in page.
 */
const folder = 'reports/engines/pictures';

test.describe('pictures', { tag: '@pictures' }, () => {
  const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
  for (const [size, look] of Object.entries(sizes)) {
    test.describe(() => {
      test.use({ look });
      const opened = screens.filter(({ name, act }) => name === 'Login' || act === undefined);
      for (const [index, { name, path, person, method, given }] of opened.entries()) {
        test(`${name}, ${size}`, async ({ user, world, signInAs, engineName }) => {
          await given?.(world);
          if (person !== undefined) await signInAs(person, method === undefined ? {} : { method });
          await user.goto(path);
          await user.see('heading', /./);
          if (name === 'Login' && (await hasWebAuthn(user))) await seePasskeyButton(user);
          mkdirSync(folder, { recursive: true });
          const file = `${String(index + 1).padStart(2, '0')}-${size}-${engineName}`;
          writeFileSync(`${folder}/${file}.png`, await user.tab.picture());
          writeFileSync(
            `${folder}/${file}.json`,
            JSON.stringify({ screen: name, look: `${size}-${engineName}`, file: `${file}.png` }),
          );
        });
      }
    });
  }
});
