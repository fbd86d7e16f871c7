import { expect, test } from '../test';

/** `@below-floor`: a real browser that is older than the oldest supported one (docs/delivery.md). */
test.describe('below the floor', { tag: ['@below-floor', '@quick'] }, () => {
  for (const [language, title] of [
    ['en-US', 'Your browser is too old'],
    ['de-DE', 'Ihr Browser ist zu alt'],
  ] as const) {
    test.describe(() => {
      test.use({ look: { language } });
      test(`one clear page in the language ${language} names the supported browsers`, async ({ user, baseURL }) => {
        await user.tab.goto(`${baseURL}/auth/login`);
        await user.see('heading', title);
        await user.seeText(/Chrome 107, .*Firefox 115, .*Safari 16/);
        expect(await user.find({ role: 'link' })).toHaveLength(1);
        expect(await user.find({ role: 'field' })).toHaveLength(0);
      });
    });
  }
});
