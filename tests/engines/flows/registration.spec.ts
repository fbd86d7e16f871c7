import { test } from '../test';
import { signIn } from '../user/sign-in';

const ADDRESS = 'nell.new@example.com';
const NEW_PASSWORD = 'Lantern!72Harbor';

test('an invitation becomes an account that signs in', async ({ user, world }) => {
  await user.goto('/auth/create-account/invite-no-check');
  await user.see('heading', 'Create your account');
  await user.fill('Email address', ADDRESS);
  await user.fill('Confirm email address', ADDRESS);
  await user.check('checkbox', /./);
  await user.press('Continue');
  await user.see('heading', 'Verify your email address');
  const { code } = await world.outbox.waitFor({ to: ADDRESS, kind: 'registrationCode' });
  await user.fillCode(code ?? '');
  await user.see('heading', 'Choose your username and password');
  await user.fill(/^Username/, 'nell.byrne');
  await user.fill('Password', NEW_PASSWORD);
  await user.press('Create account');
  await user.arrivesAt('/auth/a/registration/success');
  await user.goto('/auth/login');
  await signIn(user, 'nell.byrne', NEW_PASSWORD);
  await user.see('heading', 'Welcome, Nell');
});
