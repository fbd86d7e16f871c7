import * as z from 'zod/mini';

const contactState = z.object({ contact: z.string().check(z.minLength(1)), shown: z.string().check(z.minLength(1)) });

/** The chosen address or E.164 number, and how the contact list shows it. */
type RouteContact = z.infer<typeof contactState>;

/**
 * Builds the navigation state of a link to /auth/verify-contact-info. The query has only type and purpose, which several
 * contacts can share. State stays out of the address bar and survives a reload.
 */
export function stateOfContact({ contact, shown }: RouteContact): RouteContact {
  return { contact, shown };
}

/**
 * Reads the chosen contact out of `location.state`, which may have any shape. Undefined when the user did not come from
 * the contact list.
 */
export function contactOfState(state: unknown): RouteContact | undefined {
  return contactState.safeParse(state).data;
}
