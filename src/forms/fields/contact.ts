import * as z from 'zod/mini';

export const typedContact = z.object({
  value: z.string(),
  country: z.string(),
  purpose: z.literal(['personal', 'business']),
});
export type TypedContact = z.infer<typeof typedContact>;
