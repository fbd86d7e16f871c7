import type { Mutant } from '../mutant';

export const registration: readonly Mutant[] = [
  {
    name: 'a missing phone number is sent as an empty text',
    file: 'src/features/registration/create-account/PersonalInfoStep.tsx',
    find: "typed.phone.trim() === '' ? null :",
    replace: "typed.phone.trim() === '' ? '' :",
    test: { file: 'registration/create-account.spec.ts', title: 'accepts pasted and filled values' },
  },
  {
    name: 'the default message of a field says nothing',
    file: 'locales/en/fields.json',
    find: '"email": {\n    "required": "This field is required"',
    replace: '"email": {\n    "required": "Missing"',
    test: { file: 'recovery/forgot-password.spec.ts', title: 'enables Submit only for an e-mail address' },
  },
];
