import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
export const contactState = z.object({ contact: text, shown: text });

/** The chosen address or E.164 number, and how the contact list shows it. */
type RouteContact = z.infer<typeof contactState>;

/** The query has only type and purpose, which several contacts can share. */
export function stateOfContact({ contact, shown }: RouteContact): RouteContact {
  return { contact, shown };
}

/** Undefined when the user did not come from the contact list. */
export function contactOfState(state: unknown): RouteContact | undefined {
  return contactState.safeParse(state).data;
}
