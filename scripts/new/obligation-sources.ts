import { literal, type Name } from './names';
import { pathOf } from './screen';

export interface PlannedObligation {
  readonly name: Name;
  /** Both the heading and the page title. */
  readonly title: string;
  /** This operation fulfils the obligation; its path is `callPath`. */
  readonly call: Name;
  readonly callPath: string;
  /** In this scenario ann has the obligation. */
  readonly scenario: string;
}

/** The page is a form that keeps its input, and leads on after it is saved. */
export function obligationScreenSource({ name, callPath }: PlannedObligation): string {
  return `import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { orchestrator } from '../../api/clients';
import { recordOf } from '../../api/response/record';
import { done } from '../../api/response/unwrap';
import { useFields } from '../../forms/use-fields';
import type { FieldReason } from '../../forms/fields/field-reason';
import { keptText, usePersonalInput } from '../../session/use-personal-input';
import { useSubmission } from '../../forms/use-submission';
import { usePageError } from '../../navigation/page-title';
import { paths } from '../../navigation/paths';
import { configuredTarget } from '../../navigation/redirects';
import { continueAfterObligation } from '../../session/continue-after-obligation';
import { useAsked } from '../../session/use-asked';
import { Banner } from '../../ui/Banner';
import { SubmitButton } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { LinkButton } from '../../ui/LinkButton';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import { WhenAsked } from '../../ui/WhenAsked';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required' satisfies FieldReason)),
});

/** ${pathOf(name)}, the page of an obligation (see docs/product/4-states.md#obligation-pages). */
export default function ${name.pascal}Screen() {
  return (
    <WhenAsked asked={useAsked()}>
      <Fields />
    </WhenAsked>
  );
}

function Fields() {
  const { t } = useTranslation('${name.kebab}');
  const { search } = useLocation();
  const { kept, keep, forget } = usePersonalInput('${name.kebab}');
  const { field, control, getValues, handleSubmit, formState } = useFields({
    resolver: zodResolver(schema),
    defaultValues: { name: keptText(recordOf(kept).name) ?? '' },
  });
  const name = useWatch({ control, name: 'name' });
  const save = useSubmission(
    (body: z.infer<typeof schema>) => done(orchestrator.PUT('${callPath}', { body })).then(forget),
    { onSuccess: () => continueAfterObligation(search, configuredTarget('home')) },
  );
  const isBusy = save.isBusy || save.isDone;
  usePageError(save.error !== null || Object.keys(formState.errors).length > 0);

  return (
    <>
      <StepHeading subtitle={t('subtitle')}>{t('title')}</StepHeading>
      <Form
        onSubmit={(event) =>
          void handleSubmit((values) => {
            if (!isBusy) save.submit(values);
          })(event)
        }
        onChange={() => keep(getValues())}
      >
        <TextField {...field('name')} label={t('name')} />
        <FormMessage>
          {save.error !== null && (
            <Banner tone="error" announceKey={save.announceKey}>
              {t('problem')}
            </Banner>
          )}
        </FormMessage>
        <SubmitButton busy={isBusy} busyLabel={t('saving')} isReady={name.trim() !== ''}>
          {t('save')}
        </SubmitButton>
        <SlowNotice busy={save.isBusy} />
      </Form>
      <LinkButton variant="quiet" wide to={paths.logout()}>
        {t('logout')}
      </LinkButton>
    </>
  );
}
`;
}

export function obligationTestSource({ name, title, call, scenario }: PlannedObligation): string {
  return `import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { inEveryLanguage } from '../../support/texts/translated';
import { arrivesAtTarget, here, target } from '../../support/verbs/obligations';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';

const path = '${pathOf(name)}';
const heading = ${literal(title)};

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('First item');
}

test.describe(heading, () => {
  test.use({ scenario: '${scenario}' });

  test('stops the user after sign-in, and leads on to the original target once it is saved', async ({ page, world }) => {
    await signInPage.open(page, \`?redirectUrl=\${encodeURIComponent(target)}\`);
    await signInPage.signIn(page, 'ann.lee');
    await screen.arrivesAt(page, path);
    expect(here(page).searchParams.get('redirectUrl')).toBe(target);
    await expect(screen.heading(page, heading)).toBeVisible();
    await fillIn(page);
    await screen.press(page, 'Save');
    await arrivesAtTarget(page);
    expect(await world.journal.list({ operationId: '${call.camel}' })).toHaveLength(1);
  });

  test('cannot be bypassed by typing another URL, which is reached afterwards', async ({ page, signInAs }) => {
    await signInAs('ann');
    for (const typed of ['/', '/auth/account-settings/devices', target]) {
      await page.goto(typed);
      await screen.arrivesAt(page, path);
    }
    await fillIn(page);
    await screen.press(page, 'Save');
    await arrivesAtTarget(page);
  });

  test('is accessible, and speaks every language', async ({ page, signInAs }) => {
    test.setTimeout(60_000);
    await signInAs('ann');
    await page.goto(path);
    await expect(screen.heading(page, heading)).toBeVisible();
    await expectAccessible(page);
    await inEveryLanguage(page, heading);
  });

  test('keeps the input when it cannot be saved, and saves it later', async ({ page, signInAs, world }) => {
    await signInAs('ann');
    await page.goto(\`\${path}?redirectUrl=\${encodeURIComponent(target)}\`);
    await fillIn(page);
    await world.on('${call.camel}').status(503);
    await screen.press(page, 'Save');
    await expect(page.getByText('This could not be saved. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('First item');
    await world.faults.clear();
    await screen.press(page, 'Save');
    await arrivesAtTarget(page);
  });
});

test.describe(\`\${heading}, unasked,\`, () => {
  test('asks for nothing', async ({ page, signInAs }) => {
    await signInAs('ann');
    await page.goto(path);
    await expect(screen.heading(page, 'There is nothing to do here')).toBeVisible();
  });

  test('leads to sign-in without a session', async ({ page }) => {
    await page.goto(path);
    await screen.arrivesAt(page, '/auth/login');
  });
});
`;
}
