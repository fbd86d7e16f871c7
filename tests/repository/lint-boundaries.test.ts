import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint({ overrideConfig: { linterOptions: { reportUnusedDisableDirectives: 'off' } } });

/** Returns the rules that the code breaks at that path. The file need not exist. */
async function brokenIn(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'parse error');
}

const importing = (from: string): string => `import { thing } from '${from}';\nexport const used = thing;`;

const forbidden: [file: string, from: string, why: string][] = [
  ['src/app/routes/Root.tsx', '../../../mock-server/world/world', 'the app never imports the mock server'],
  ['src/features/login/LoginScreen.tsx', '../../../mock-server/world', 'a feature never imports the mock server'],
  ['src/session/session.ts', '../../mock-server/world', 'session never imports the mock server'],
  ['src/ui/Button.tsx', '../../mock-server/world/world', 'ui never imports the mock server'],
  ['src/api/clients.ts', '../../mock-server/world/world', 'api never imports the mock server'],
  ['src/main.tsx', '../mock-server/world/world', 'the entry never imports the mock server'],
  ['src/features/login/LoginScreen.tsx', '../../app/routes/routes', 'features do not know the app'],
  ['src/features/login/LoginScreen.tsx', '../recovery/recovery.api', 'a feature never imports another feature'],
  [
    'src/features/login/steps/Password.tsx',
    '../../recovery/recovery.api',
    'a feature never imports another feature from a sub-folder',
  ],
  ['src/session/session.ts', '../app/routes/routes', 'session does not know the app'],
  ['src/session/session.ts', '../features/login/login.api', 'session does not know features'],
  ['src/session/session.ts', '../ui/Button', 'session does not know ui'],
  ['src/ui/Button.tsx', '../app/routes/routes', 'ui does not know the app'],
  ['src/ui/Button.tsx', '../features/login/login.api', 'ui does not know features'],
  ['src/ui/Button.tsx', '../session/session', 'ui does not know the session'],
  ['src/ui/Button.tsx', '../texts/i18n', 'ui says its texts through react-i18next'],
  ['src/ui/Button.tsx', '../api/clients', 'ui does not know the API'],
  ['src/api/clients.ts', '../platform/config', 'api does not know the platform'],
  ['src/session/session.ts', '../forms/use-submission', 'session does not know forms'],
  ['src/navigation/paths.ts', '../session/session', 'navigation does not know the session'],
  ['src/texts/language.ts', '../session/session', 'texts do not know the session'],
  ['src/platform/tabs.ts', '../navigation/paths', 'the platform does not know navigation'],
  ['src/api/clients.ts', '../ui/Button', 'api does not know ui'],
  ['src/api/clients.ts', '../features/login/login.api', 'api does not know features'],
  ['src/api/clients.ts', '../app/routes/routes', 'api does not know the app'],
  ['mock-server/world/world.ts', '../../src/platform/constants', 'the mock server never imports the app'],
  ['mock-server/handlers/sign-in/login.ts', '../../../src/platform/constants', 'a handler never imports the app'],
  ['mock-server/server.ts', './workbench/main', 'the mock server never imports its dashboard'],
  ['mock-server/workbench/main.tsx', '../../src/platform/constants', 'the dashboard knows the kit of parts only'],
  ['src/app/routes/Root.tsx', '../../../mock-server/workbench/main', 'the app never imports the dashboard'],
];

const allowed: [file: string, from: string][] = [
  ['src/app/routes/Root.tsx', '../../features/login/LoginScreen'],
  ['src/features/login/LoginScreen.tsx', './login.api'],
  ['src/features/login/steps/Password.tsx', '../login.api'],
  ['src/features/login/LoginScreen.tsx', '../../navigation/paths'],
  ['src/features/login/LoginScreen.tsx', '../../ui/Button'],
  ['src/features/login/LoginScreen.tsx', '../../api/response/unwrap'],
  ['src/features/login/LoginScreen.tsx', '../../../locales/en/login.json'],
  ['src/session/session.ts', '../api/response/unwrap'],
  ['src/forms/fields/company-email.ts', '../../session/flags'],
  ['src/api/clients.ts', '../../openapi/generated/operations'],
  ['mock-server/handlers/sign-in/login.ts', '../../../openapi/generated/operations'],
  ['mock-server/workbench/parts/SignInForm.tsx', '../../../src/ui/Button'],
  ['mock-server/workbench/parts/SignInForm.tsx', '../../client/unwrap'],
];

describe('imports run one way', () => {
  it.each(forbidden)('%s may not import %s: %s', async (file, from) => {
    expect(await brokenIn(file, importing(from))).toContain('layers/one-way');
  });

  it.each(allowed)('%s may import %s', async (file, from) => {
    expect(await brokenIn(file, importing(from))).not.toContain('layers/one-way');
  });
});

describe('the rules of the repository reject a violation', () => {
  it.each([
    [
      'a call of fetch outside src/api',
      'src/features/login/LoginScreen.tsx',
      "export const load = () => fetch('/x');",
      'no-restricted-globals',
    ],
    [
      'a call of window.fetch outside src/api',
      'src/session/session.ts',
      "export const load = () => window.fetch('/x');",
      'no-restricted-properties',
    ],
    [
      'a navigation past goTo',
      'src/features/login/use-login.ts',
      'export const leave = (to: string) => window.location.assign(to);',
      'no-restricted-syntax',
    ],
    [
      "the router's own navigation in a feature",
      'src/features/login/use-login.ts',
      "import { useNavigate } from 'react-router-dom';\nexport const useGo = () => useNavigate();",
      'no-restricted-imports',
    ],
    [
      'a part that React holds back',
      'src/features/home/HomeScreen.tsx',
      "import { lazy } from 'react';\nexport const Part = lazy(() => import('./HomeProblem'));",
      'no-restricted-imports',
    ],
    [
      'a URL that a feature marks as safe',
      'src/features/login/use-login.ts',
      "import { markSafe } from '../../navigation/safe-url';\nexport const to = markSafe('https://evil.example');",
      'no-restricted-imports',
    ],
    ['any', 'src/session/session.ts', 'export const x: any = 1;', '@typescript-eslint/no-explicit-any'],
    [
      'a non-null assertion',
      'src/session/session.ts',
      'export const f = (x?: string) => x!.length;',
      '@typescript-eslint/no-non-null-assertion',
    ],
    [
      'a double cast',
      'src/session/session.ts',
      'export const f = (x: string) => x as unknown as number;',
      'no-restricted-syntax',
    ],
    [
      'raw HTML',
      'src/ui/Text.tsx',
      "export const Text = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
      'no-restricted-syntax',
    ],
    [
      'a suppressed type error',
      'src/session/session.ts',
      '// @ts-ignore\nexport const x = 1;',
      '@typescript-eslint/ban-ts-comment',
    ],
    [
      'a hook under a condition',
      'src/ui/Text.tsx',
      "import { useState } from 'react';\nexport function Text({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}",
      'react-hooks/rules-of-hooks',
    ],
    [
      'a hook under a condition, in the dashboard',
      'mock-server/workbench/use-world.ts',
      "import { useState } from 'react';\nexport const useWorld = (on: boolean) => (on ? useState(0) : undefined);",
      'react-hooks/rules-of-hooks',
    ],
    [
      'a pattern that takes quadratic time',
      'mock-server/rules/email.ts',
      'export const isEmail = (text: string) => /^(?:a+)+c$/.test(text);',
      'regexp/no-super-linear-backtracking',
    ],
    [
      'a pattern that begins again at each character',
      'src/platform/logging.ts',
      "export const without = (text: string) => text.replace(/ +$/, '');",
      'regexp/no-super-linear-move',
    ],
    [
      'an image without a text',
      'src/ui/Text.tsx',
      'export const Text = () => <img src="/x.png" />;',
      'jsx-a11y-x/alt-text',
    ],
    [
      'a wait by time in a test',
      'tests/e2e/sign-in/login.spec.ts',
      "import { test } from '../support/test';\ntest('x', ({ page }) => page.waitForTimeout(1));",
      'no-restricted-syntax',
    ],
    [
      'a skipped test',
      'tests/e2e/sign-in/login.spec.ts',
      "import { test } from '../support/test';\ntest.skip('x', () => undefined);",
      'no-restricted-syntax',
    ],
    [
      'a focused test',
      'src/navigation/paths.test.ts',
      "import { it } from 'vitest';\nit.only('x', () => undefined);",
      'no-restricted-syntax',
    ],
  ])('%s is refused', async (_name, file, code, rule) => {
    expect(await brokenIn(file, code)).toContain(rule);
  });
});
