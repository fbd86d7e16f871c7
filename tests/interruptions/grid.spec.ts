import { expect, test } from '../support/test';
import { forms, nameOf } from './forms';
import { interruptions, isMet, START } from './interruptions';

// The browser's message about a failed request, and the off-contract responses of the test.
test.use({ allow: { breaches: true, consoleErrors: [/net::ERR_/, /off the contract/i] } });

/** The short form takes one interruption per form. The next form takes the next interruption. */
const tagOf = (row: number, column: number) => (row % interruptions.length === column ? { tag: '@quick' } : {});

/** Every form with every interruption (see docs/decisions/kept-input.md). */
forms.forEach((form, row) => {
  test.describe(nameOf(form), () => {
    interruptions.forEach((interruption, column) => {
      if (isMet(interruption, form) !== true) return;

      test(`meets ${interruption.name}`, tagOf(row, column), async ({ page, context, world, signInAs, focus }) => {
        const note = (type: string, description: string) => {
          test.info().annotations.push({ type, description });
        };
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
        const scene = {
          page,
          context,
          world,
          form,
          wasAsked: () => wasAsked,
          note: (moved: number) => note('moved', String(moved)),
        };
        const end = await interruption.run(scene);
        expect(['kept', 'asked']).toContain(end);
        await focus.inspect(page);
        note('focus lost', String(focus.findings.length));
        note('end', end);
      });
    });
  });
});
