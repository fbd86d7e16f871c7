import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '../support/test';
import { forms } from './forms';
import { interruptions, isMet, START } from './interruptions';
import { type Cell, folder, nameOf } from './report';

/** Every form with every interruption (see docs/decisions/kept-input.md), or the short form of `npm test`. */
const isQuick = process.env.INTERRUPTIONS !== 'all';
const only = process.env.INTERRUPTIONS_ONLY;

// The browser's own line about a failed request, and the responses off the contract that are put on.
test.use({ allow: { breaches: true, consoleErrors: [/net::ERR_/, /off the contract/i] } });

forms.forEach((form, row) => {
  test.describe(nameOf(form), () => {
    interruptions.forEach((interruption, column) => {
      if (isMet(interruption, form) !== true) return;
      // One cell for each form; the interruptions take turns.
      if (isQuick && row % interruptions.length !== column) return;
      if (only !== undefined && !nameOf(form).includes(only) && interruption.name !== only) return;

      test(`meets ${interruption.name}`, async ({ page, context, world, signInAs, focus }) => {
        const cell: Cell = {
          form: nameOf(form),
          interruption: interruption.name,
          end: 'failed',
          moved: 0,
          focusLost: 0,
        };
        const write = (more: Partial<Cell> = {}) => {
          mkdirSync(folder, { recursive: true });
          writeFileSync(`${folder}/${row}-${column}.json`, JSON.stringify(Object.assign(cell, more)));
        };
        write();
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
          note: (moved: number) => write({ moved }),
        };
        const end = await interruption.run(scene);
        expect(['kept', 'asked']).toContain(end);
        await focus.inspect(page);
        write({ end, focusLost: focus.findings.length });
      });
    });
  });
});
