import type { Mutant } from '../mutant';

const ofSignIn = 'sign-in/passkey-sign-in.spec.ts';

export const passkeys: readonly Mutant[] = [
  {
    name: 'the browser keeps a passkey of no account',
    file: 'src/features/login/passkey/use-passkey-sign-in.ts',
    find: "if (isApiError(error, 'PASSKEY_UNKNOWN')) await tellUnknown(publicKey.rpId ?? location.hostname, credential.id);",
    replace: '',
    test: { file: ofSignIn, title: 'a passkey of no account shows a message, and the browser forgets it' },
  },
  ...[
    ['a passkey that came too late counts as refused', "CHALLENGE_EXPIRED: 'expired'", "CHALLENGE_EXPIRED: 'refused'"],
    ['a locked account counts as suspended', "ACCOUNT_INACTIVE: 'inactive'", "ACCOUNT_INACTIVE: 'suspended'"],
    ['too many passkeys give no time to wait for', "TOO_MANY_ATTEMPTS: 'wait'", "TOO_MANY_ATTEMPTS: 'generic'"],
  ].map(([name = '', find = '', replace = '']) => ({
    name,
    file: 'src/features/login/passkey/passkey.api.ts',
    find,
    replace,
    test: {
      file: ofSignIn,
      title: `a failure ${find.split(':')[0] ?? ''} shows its message, forgets no passkey, and can be tried again`,
    },
  })),
  {
    name: 'the button for a passkey stays where the flag is off',
    file: 'src/features/login/passkey/PasskeySignIn.tsx',
    find: 'if (isOff) return null;',
    replace: '',
    test: { file: ofSignIn, title: 'takes the button away where the flag is off' },
  },
  {
    name: 'a created passkey is not confirmed',
    file: 'src/features/passkey-offer/PasskeyOfferScreen.tsx',
    find: "showToast('PASSKEY_CREATED');",
    replace: '',
    test: {
      file: 'sign-in/passkey-offer.spec.ts',
      title: 'creates a passkey after a step-up, which then signs in and is offered no more',
    },
  },
];
