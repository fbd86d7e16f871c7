import { describe, expect, it } from 'vitest';
import { isReady } from '../../../forms/use-fields';
import { afterCreation } from './create-account.flow';
import { asksName, initialPersonalInfo, type PersonalInfo, personalInfoSchema } from './personal-info';

const invitation = {
  clientId: '100',
  associateId: 'a',
  companyName: 'Acme',
  firstName: 'Ivy',
  lastName: 'Okafor',
  email: 'ivy@example.com',
};

const initial = (kept?: unknown, changes = {}) => initialPersonalInfo(kept, null, { ...invitation, ...changes }, 'US');

describe('personal info', () => {
  it('starts with the data of the invitation', () =>
    expect(initial()).toEqual({
      firstName: 'Ivy',
      lastName: 'Okafor',
      email: 'ivy@example.com',
      confirmEmail: 'ivy@example.com',
      phoneCountry: 'US',
      phone: '',
      termsAccepted: false,
    }));
  it('leaves out an invalid address', () => expect(initial(undefined, { email: 'ivy at example' }).email).toBe(''));
  it('restores the input after a reload, and ignores values of a wrong type', () => {
    const typed = { firstName: 'I', phone: '212', termsAccepted: true };
    expect(initial(typed)).toMatchObject({ ...typed, lastName: 'Okafor' });
    expect(initial({ firstName: 7, termsAccepted: 'x' })).toMatchObject({ firstName: 'Ivy', termsAccepted: false });
    expect(initial('broken').firstName).toBe('Ivy');
  });
  it('asks single-sign-on users for their name only when the company gave none', () => {
    expect([
      asksName(true, invitation),
      asksName(false, invitation),
      asksName(true, { firstName: '', lastName: 'X' }),
    ]).toEqual([false, true, true]);
  });
  it('is complete without empty required fields; the phone is optional', () => {
    const values = initial();
    const isComplete = (typed: PersonalInfo, isSso: boolean, withName: boolean) =>
      isReady(personalInfoSchema(isSso, withName), typed);
    expect(isComplete(values, false, true)).toBe(true);
    expect(isComplete({ ...values, confirmEmail: '' }, false, true)).toBe(false);
    expect(isComplete(values, true, false)).toBe(true);
    expect(isComplete({ ...values, email: ' ' }, true, false)).toBe(false);
  });
  it.each([
    ['', 'confirmEmail.required'],
    ['iva@example.com', 'confirmEmail.mismatch'],
    [' IVY@example.com ', undefined],
  ])('reports the confirmation %j as %s', async (confirmEmail, rule) => {
    const typed = { ...initial(), confirmEmail, termsAccepted: true };
    const { error } = await personalInfoSchema(false, true).safeParseAsync(typed);
    expect(error?.issues.find(({ path }) => path[0] === 'confirmEmail')?.message).toBe(rule);
  });
  it('reports a wrong confirmation and a wrong number also while other fields are wrong', async () => {
    const typed = { ...initial(), firstName: '', confirmEmail: 'a@b.test', phone: '1' };
    const { error } = await personalInfoSchema(false, true).safeParseAsync(typed);
    expect(error?.issues.map(({ message }) => message).sort()).toEqual([
      'confirmEmail.mismatch',
      'firstName.required',
      'phone.invalid',
      'terms.required',
    ]);
  });
});

describe('the target after account creation', () => {
  const rules = { origin: 'https://app.example', allowedOrigins: [], landing: '/authn/landing' };
  it('is the registration success page', () => {
    expect(afterCreation('', 'partner', rules)).toBe('/auth/a/registration/success');
    expect(afterCreation('?redirectUrl=/home', 'partner', rules)).toBe('/auth/a/registration/success');
  });
  it('stays on our origins', () =>
    expect(afterCreation('?redirectUrl=https://evil.example/partner', 'partner', rules)).toBe(
      '/auth/create-credential/success-notification?redirectUrl=%2Fauthn%2Flanding',
    ));
  it('is the create-credential notification when the redirect URL contains the partner keyword', () =>
    expect(afterCreation('?redirectUrl=/apps/Partner-one', 'partner', rules)).toBe(
      '/auth/create-credential/success-notification?redirectUrl=%2Fapps%2FPartner-one',
    ));
});
