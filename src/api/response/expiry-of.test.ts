import { expect, it } from 'vitest';
import { expiryOf } from './expiry-of';

it('reads the expiry of a code as epoch ms', () => expect(expiryOf('1970-01-01T00:00:01.000Z')).toBe(1000));

it.each([undefined, '', 'soon'])('reads no expiry from %j', (text) => expect(expiryOf(text)).toBeNull());
