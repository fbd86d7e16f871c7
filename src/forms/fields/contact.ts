import * as z from 'zod/mini';
import { email } from './email';

export const typedContact = z.object({
  value: z.string(),
  country: z.string(),
  purpose: z.literal(['personal', 'business']),
});
export type TypedContact = z.infer<typeof typedContact>;

export const emailContact = z.extend(typedContact, { value: email });
