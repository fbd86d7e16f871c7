import { test } from '../test';
import { signIn } from '../user/sign-in';

const ADDRESS = 'nell.new@example.com';
const NEW_PASSWORD = 'Lantern!72Harbor';

test('an invitation becomes an account that signs in', { tag: '@quick' }, async ({ user, world }) => {
  await user.goto('/auth/create-account/invite-no-check');
  await user.see('heading', 'Create your account');
  await user.fill('Email address', ADDRESS);
  await user.fill('Confirm email address', ADDRESS);
  await user.check('checkbox', /./);
  await user.press('Continue');
  await user.see('heading', 'Verify your email address');
  const { code } = await world.outbox.waitFor({ to: ADDRESS, kind: 'registrationCode' });
  await user.fill('Code', code ?? '');
  await user.press('Verify');
  await user.see('heading', 'Choose your username and password');
  await user.fill(/^Username/, 'nell.byrne');
  await user.fill('Password', NEW_PASSWORD);
  await user.press('Create account');
  await user.arrivesAt('/auth/a/registration/success');
  await user.goto('/auth/login');
  await signIn(user, 'nell.byrne', NEW_PASSWORD);
  await user.see('heading', 'Welcome, Nell');
});

test('an invitation asks for the date of birth, refuses a wrong one, and leads on with the right one', async ({
  user,
}) => {
  await user.goto('/auth/user-confirmation?token=invite-valid');
  await user.see('heading', 'Welcome, Ivy');
  await user.choose('Month', 'April');
  await user.fill('Day', '18');
  await user.fill('Year', '1990');
  await user.press('Continue');
  await user.see('alert', /.*/);
  await user.fill('Day', '17');
  await user.press('Continue');
  await user.arrivesAt('/auth/create-account/invite-valid');
});
