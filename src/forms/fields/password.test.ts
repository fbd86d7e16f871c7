import { describe, expect, it } from 'vitest';
import { currentPassword, isPasswordValid, newPassword, passwordRules } from './password';

describe('password, standard rules', () => {
  it.each([
    ['Ab1!xxxx', true],
    ['Ab1!xxx', false],
    [`Ab1!${'x'.repeat(68)}`, true],
    [`Ab1!${'x'.repeat(69)}`, false],
    ['ab1!xxxx', false],
    ['AB1!XXXX', false],
    ['Abc!xxxx', false],
    ['Abc1xxxx', false],
    ['Пароль-77', true],
  ])('%s is valid: %s', (password, valid) => expect(isPasswordValid(password)).toBe(valid));

  // A system may type an accent as a character of its own.
  it.each(['Passwörd1', 'Grün-Wiese-4711', `Ab1!${'é'.repeat(68)}`])('judges %s alike in both encodings', (password) =>
    expect(isPasswordValid(password.normalize('NFD'))).toBe(isPasswordValid(password.normalize('NFC'))),
  );

  it.each([currentPassword, newPassword])('is sent composed, with the blanks of ASCII', (schema) =>
    expect(schema.parse('Gru\u0308n-Wiese\u00a04711')).toBe('Grün-Wiese 4711'),
  );

  it('reports each rule separately, for the live display', () => {
    expect(
      passwordRules('abc')
        .filter(({ isMet }) => isMet)
        .map(({ id }) => id),
    ).toEqual(['lower']);
  });
});
