import { expect, test } from '../test';

/** In every engine, the texts of a page load with its code (see docs/decisions/texts.md). */
interface Words {
  readonly language: string;
  readonly tag: string;
  readonly login: string;
  readonly forgot: string;
  readonly forgotTitle: string;
  readonly tabs: readonly (readonly [tab: string, heading: string])[];
}

const languages: readonly Words[] = [
  {
    language: 'Deutsch',
    tag: 'de',
    login: 'Anmelden',
    forgot: 'Benutzername oder Passwort vergessen?',
    forgotTitle: 'Benutzername vergessen?',
    tabs: [
      ['Kontaktdaten', 'Kontaktdaten'],
      ['Passwort', 'Passwort ändern'],
      ['Sprache und Region', 'Sprache und Region'],
      ['Geräte', 'Mobilgeräte'],
      ['Sicherheit', 'Sicherheit'],
    ],
  },
  {
    language: '日本語',
    tag: 'ja',
    login: 'ログイン',
    forgot: 'ユーザー名またはパスワードをお忘れの場合',
    forgotTitle: 'ユーザー名をお忘れの場合',
    tabs: [
      ['連絡先情報', '連絡先情報'],
      ['言語と地域', '言語と地域'],
      ['デバイス', 'モバイルデバイス'],
      ['セキュリティ', 'セキュリティ'],
    ],
  },
];

for (const { language, tag, login, forgot, forgotTitle, tabs } of languages) {
  test(`pages that load later speak ${language} too`, async ({ user, signInAs }) => {
    await user.goto('/auth/login');
    await user.choose('Language', language);
    await user.see('heading', login);
    await user.follow(forgot);
    await user.see('heading', forgotTitle);
    expect(await user.read('document.documentElement.lang')).toMatch(new RegExp(`^${tag}`));
    await signInAs('ann');
    await user.goto('/auth/account-settings/switch-clients');
    for (const [tab, heading] of tabs) {
      await user.pressOn({ role: 'link', name: { text: tab } });
      await user.see('heading', heading, {}, { role: 'main' });
    }
  });
}
