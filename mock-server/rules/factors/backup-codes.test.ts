import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashBackupCode } from './backup-codes';

test.each(['7KQ2-M9XD', '7kq2-m9xd', '7KQ2M9XD', ' 7kq2 m9xd '])(
  'a backup code is kept as SHA-256 of its letters and digits, typed as %j',
  async (typed) => {
    expect(await hashBackupCode(typed)).toBe(createHash('sha256').update('7KQ2M9XD').digest('hex'));
  },
);
