import { Collection } from '@msw/data';
import { z } from 'zod';

const contact = z.object({ address: z.string(), isVerified: z.boolean() });
const persons = new Collection({
  schema: z.object({
    id: z.string(),
    username: z.string(),
    password: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    emails: z.array(contact),
    preferredLanguage: z.string(),
    region: z.string(),
    timezone: z.string(),
  }),
});
const sessions = new Collection({
  schema: z.object({ id: z.string(), personId: z.string(), csrfToken: z.string(), expiresAt: z.number() }),
});
const obligations = new Collection({ schema: z.object({ personId: z.string(), kind: z.string() }) });

export const db = { persons, sessions, obligations };

/** A new world of the mock server has as many persons and obligations. */
const PERSONS = 43;
const OBLIGATIONS = 18;
export const PASSWORD = 'Sunny-Harbor-42';

/** The last persons have an obligation each; the first ones have none. */
export async function seed(): Promise<void> {
  await persons.createMany(PERSONS, (n) => ({
    id: `person-${n}`,
    username: `person.${n}`,
    password: PASSWORD,
    firstName: 'Ann',
    lastName: `Lee ${n}`,
    emails: [{ address: `person-${n}@example.com`, isVerified: true }],
    preferredLanguage: 'en-US',
    region: 'US',
    timezone: 'America/New_York',
  }));
  await obligations.createMany(OBLIGATIONS, (n) => ({
    personId: `person-${PERSONS - 1 - n}`,
    kind: 'ACCEPT_LEGAL_AGREEMENTS',
  }));
}
