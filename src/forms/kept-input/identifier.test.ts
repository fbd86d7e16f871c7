import { describe, expect, it } from 'vitest';
import { emailOfIdentifier, identifierToTakeBack } from '../fields/email';
import { identifierOf } from './identifier';

describe('the identifier of a user who moves between sign-in and recovery', () => {
  it.each([null, undefined, 'ann', {}, { identifier: 5 }, { identifier: '' }])('is missing in the state %j', (state) =>
    expect(identifierOf(state)).toBeUndefined(),
  );
  it('is read out of navigation state', () => expect(identifierOf({ identifier: 'ann.lee' })).toBe('ann.lee'));
  it('fills an e-mail field only when it is an address', () => {
    expect([emailOfIdentifier('ann.lee'), emailOfIdentifier('ann@example.com'), emailOfIdentifier(undefined)]).toEqual([
      '',
      'ann@example.com',
      '',
    ]);
  });
  it('goes back unchanged when it is a username', () =>
    expect(identifierToTakeBack('ann.lee', 'ann@example.com')).toBe('ann.lee'));
  it('goes back as the address in the field when it is no username', () => {
    expect(identifierToTakeBack('ann@example.com', ' ann.lee@example.com ')).toBe('ann.lee@example.com');
    expect(identifierToTakeBack(undefined, 'ann@example.com')).toBe('ann@example.com');
    expect(identifierToTakeBack('ann@example.com', '')).toBe('ann@example.com');
    expect(identifierToTakeBack(undefined, '')).toBe('');
  });
});
