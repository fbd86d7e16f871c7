import { CliError } from '../cli/cli-error';
import { Edits } from './edits';
import { literal, readName, type Name } from './names';
import { addRow, keysOf } from './source-tables';
import { addText, createTexts } from './texts';

const TABLES = {
  publicRoutes: 'src/app/routes/entry.routes.ts',
  signedInRoutes: 'src/app/routes/signed-in.routes.ts',
  paths: 'src/lib/navigation/paths.ts',
  gallery: 'scripts/measure/gallery/screens.ts',
} as const;

export interface ScreenOptions {
  /** Whether the screen opens without a session. */
  isPublic: boolean;
  /** The English heading and page title. */
  title: string | undefined;
}

/**
 * Plans a screen at `/auth/NAME`: the feature folder, its texts in every language, a browser test, and a row in each
 * table.
 * @throws CliError when the name is taken
 */
export async function planScreen(root: string, given: string | undefined, options: ScreenOptions): Promise<Edits> {
  const name = readName(given, 'screen');
  const title = options.title ?? name.sentence;
  const edits = new Edits(root);
  if (keysOf(await edits.read(TABLES.paths), 'paths').includes(name.camel)) {
    throw new CliError(`There is a path "${name.camel}" already (${TABLES.paths}): choose another name.`);
  }
  for (const table of [TABLES.paths, TABLES.publicRoutes, TABLES.signedInRoutes])
    if ((await edits.read(table)).includes(`'${pathOf(name)}'`))
      throw new CliError(`There is a route ${pathOf(name)} already (${table}): choose another name.`);
  const folder = `src/features/${name.kebab}`;
  await edits.create(`${folder}/${name.pascal}Screen.tsx`, screenSource(name, options.isPublic));
  await edits.create(`${folder}/texts.ts`, textsSource(name));
  await edits.create(`tests/e2e/pages/${name.kebab}.spec.ts`, testSource(name, title, options.isPublic));
  await createTexts(edits, name.kebab, { title, back: options.isPublic ? 'Back to login' : 'Back to home' });
  await addText(edits, 'shell', 'title', name.camel, title);
  await addRows(edits, name, title, options.isPublic);
  return edits;
}

/** The remaining manual steps, one line each. */
export const screenSteps = [
  'Translate the texts. This names each that is null: npx vitest run --project unit locales',
  'Build the screen by docs/guides/add-a-screen.md; nothing leads to it yet.',
];

async function addRows(edits: Edits, name: Name, title: string, isPublic: boolean): Promise<void> {
  const guard = isPublic ? 'public' : 'session';
  const screen = `() => import('../../features/${name.kebab}/${name.pascal}Screen')`;
  const route = `{ path: paths.${name.camel}.pattern, guard: '${guard}', title: 'title.${name.camel}', screen: ${screen} }`;
  await (isPublic
    ? edits.change(TABLES.publicRoutes, (source) => addRow(source, 'entryRoutes', route, { after: 'LegalScreen' }))
    : edits.change(TABLES.signedInRoutes, (source) =>
        addRow(source, 'signedInRoutes', route, { after: 'ChooseProductScreen' }),
      ));
  const path = `${name.camel}: definePath('${pathOf(name)}')`;
  await edits.change(TABLES.paths, (source) =>
    addRow(source, 'paths', path, { after: isPublic ? 'legal:' : 'accountSettings:' }),
  );
  const person = isPublic ? '' : ", person: 'ann'";
  const picture = `{ name: ${literal(title)}, path: '${pathOf(name)}'${person} }`;
  await edits.change(TABLES.gallery, (source) => addRow(source, 'screens', picture));
}

function pathOf(name: Name): string {
  return `/auth/${name.kebab}`;
}

function textsSource({ camel, kebab }: Name): string {
  return `import english from '../../../locales/en/${kebab}.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const ${camel}Texts = defineTexts('${kebab}', english);
`;
}

function screenSource(name: Name, isPublic: boolean): string {
  const home = isPublic ? 'paths.login()' : 'paths.home()';
  return `import { useText } from '../../lib/i18n/i18n';
import { paths } from '../../lib/navigation/paths';
import { LinkButton } from '../../ui/LinkButton';
import { StepHeading } from '../../ui/StepHeading';
import { ${name.camel}Texts } from './texts';

/** ${pathOf(name)} */
export default function ${name.pascal}Screen() {
  const t = useText(${name.camel}Texts);
  return (
    <>
      <StepHeading>{t('title')}</StepHeading>
      <LinkButton variant="quiet" wide to={${home}}>
        {t('back')}
      </LinkButton>
    </>
  );
}
`;
}

function testSource(name: Name, title: string, isPublic: boolean): string {
  const signIn = isPublic ? '' : "\n    await signInAs('ann');";
  const given = isPublic ? '{ page }' : '{ page, signInAs }';
  const guarded = `
  test('without a session it leads to sign-in', async ({ page }) => {
    await page.goto('${pathOf(name)}');
    await screen.arrivesAt(page, '/auth/login');
  });
`;
  return `import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { inEveryLanguage } from '../../support/texts/translated';
import { screen } from '../../support/verbs/screen';

test.describe(${literal(title)}, () => {
  test('shows its heading, accessibly and in every language', async (${given}) => {
    test.setTimeout(60_000);${signIn}
    await page.goto('${pathOf(name)}');
    await expect(screen.heading(page, ${literal(title)})).toBeVisible();
    await expectAccessible(page);
    await inEveryLanguage(page, ${literal(title)});
  });
${isPublic ? '' : guarded}});
`;
}
