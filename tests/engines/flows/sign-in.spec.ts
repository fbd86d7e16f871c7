import { expect, test } from '../test';
import { PASSWORD } from '../user/sign-in';
import { withSlowScripts } from '../user/slow-scripts';

test('a username typed before the scripts have loaded stays', async ({ user, baseURL }) => {
  await withSlowScripts(baseURL ?? '', async ({ origin, letScriptsLoad }) => {
    await user.leaveFor(`${origin}/auth/login`);
    await user.pressOn({ role: 'field', name: { text: 'Username' } });
    await user.type('ann.lee');
    expect(await user.read('document.querySelector("#root[data-prerendered]") !== null')).toBe(true);
    letScriptsLoad();
    await user.press('Next');
    await user.see('field', 'Username', { value: 'ann.lee' });
    await user.fill('Password', PASSWORD);
    await user.press('Log in');
    await user.see('heading', 'Welcome, Ann');
    // This page may still load in advance, and its slow server ends here.
    await user.goto('/auth/legal');
  });
});
