import { describe, expect, it } from 'vitest';
import { stateOfContact } from '../../navigation/route-contact';
import { startOf, subjectOf } from './verify-contact-info.flow';

const sent = { id: 'cv-1', destination: 'a•••@example.com', expiresAt: 1_000, resendAt: 500 };

describe('the query of verify contact info', () => {
  it.each(['type=email&purpose=personal', 'type=phone&purpose=business'])('accepts %s', (query) =>
    expect(subjectOf(new URLSearchParams(query), null)).toEqual(Object.fromEntries(new URLSearchParams(query))),
  );
  it.each([
    '',
    'type=email',
    'purpose=personal',
    'type=fax&purpose=personal',
    'type=email&purpose=secret',
    'type=EMAIL&purpose=personal',
    'type=email&purpose=constructor',
  ])('rejects "%s"', (query) => expect(subjectOf(new URLSearchParams(query), null)).toBeNull());
  it('takes the selected contact from navigation state', () => {
    const query = new URLSearchParams('type=email&purpose=business');
    const contact = 'ann.second@example.com';
    const state = stateOfContact({ contact, shown: contact });
    expect(subjectOf(query, state)).toEqual({ type: 'email', purpose: 'business', contact });
  });
  it.each([
    undefined,
    'ann@example.com',
    { contact: 7, shown: 'a' },
    { contact: '', shown: 'a' },
    { contact: 'a' },
    [],
  ])('ignores %j in navigation state', (state) =>
    expect(subjectOf(new URLSearchParams('type=email&purpose=business'), state)).toEqual({
      type: 'email',
      purpose: 'business',
    }),
  );
});

describe('verify contact info', () => {
  it.each([sent, { ...sent, expiresAt: null }])('starts with the code %j that was sent before a reload', (kept) =>
    expect(startOf({ ...kept })).toEqual(kept),
  );
  it.each([
    undefined,
    'cv-1',
    { ...sent, id: 7 },
    { ...sent, resendAt: undefined },
    { ...sent, expiresAt: Number.NaN },
  ])('starts by sending a code when %j is kept', (kept) => expect(startOf(kept)).toBeNull());
});
