import { test } from '../support/test';
import { forms, nameOf } from './forms';
import { interruptions, isMet, START } from './interruptions';

// The browser's message about a failed request, and the off-contract responses of the test.
test.use({ allow: { breaches: true, consoleErrors: [/net::ERR_/, /off the contract/i] } });

/** One component with another form here, or interrupted in its walk in tests/e2e. */
const heldElsewhere = new Set([
  'LoginForm',
  'EmailForm (forgot-password)',
  'EmailForm (forgot-username)',
  'EmailForm (self-registration)',
  'EmailForm (sso-login)',
  'PersonalInfoStep',
  'LocalizationScreen',
  'AddContactForm (email)',
]);

/** Each form meets one interruption, and the next form the next one (see docs/decisions/kept-input.md). */
forms.forEach((form, row) => {
  const met = interruptions.filter((one) => isMet(one, form) === true);
  const interruption = met[row % met.length];
  if (interruption === undefined || heldElsewhere.has(nameOf(form))) return;

  test(`${nameOf(form)} meets ${interruption.name}`, async ({ page, context, world, signInAs, focus }) => {
    let wasAsked = false;
    page.on('dialog', (dialog) => {
      wasAsked = true;
      void dialog.accept();
    });
    await form.given?.(world);
    if (form.as !== undefined) await signInAs(form.as, { levelOfAssurance: form.level ?? 1 });
    // A page to go back to.
    await page.goto(START);
    await page.goto(form.path);
    await form.way?.(page, world);
    await form.type(page, world);
    await form.holds(page);
    await interruption.run({ page, context, world, form, wasAsked: () => wasAsked });
    await focus.inspect(page);
  });
});
