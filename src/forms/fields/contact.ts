import * as z from 'zod/mini';
import { email } from './email';

/** A contact as typed: an address, or a number with the country that it is read by. */
export const typedContact = z.object({
  value: z.string(),
  country: z.string(),
  purpose: z.literal(['personal', 'business']),
});
export type TypedContact = z.infer<typeof typedContact>;

export const emailContact = z.extend(typedContact, { value: email });
