import { perApp } from '../lifetime';

/*
 * The person whose data this page shows (see docs/decisions/person.md). The session of the browser can become another
 * person's behind the page: through an identity provider, the other sign-in system, another tab or a restored session.
 */

export interface Person {
  readonly personId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string | undefined;
}

interface PersonHooks {
  readonly onKnown: (person: Person) => void;
  readonly onAnother: () => void;
  readonly onBegun: () => void;
}

interface State {
  known: Person | undefined;
  session: number;
  hooks: PersonHooks | undefined;
}

const state = perApp((): State => ({ known: undefined, session: 0, hooks: undefined }));

/** The service may have named the user before, while sign-in still showed. */
export function bindPerson(own: PersonHooks): void {
  const { known } = state();
  state().hooks = own;
  if (known !== undefined) own.onKnown(known);
}

export function personOfPage(): string | undefined {
  return state().known?.personId;
}

/** Changes when the session ends, here or in another tab. */
export function sessionOfPage(): number {
  return state().session;
}

/**
 * An impersonation has begun or ended in this session. Late responses of earlier calls say nothing about the new
 * person.
 */
export function noteActorChanged(): void {
  state().session += 1;
  noteSessionBegun();
}

/** A session has begun here: the page has no person until the service names one. */
export function noteSessionBegun(): void {
  state().known = undefined;
  state().hooks?.onBegun();
}

/** The session has ended, here or in another tab. Late responses of its calls say nothing about the next session. */
export function noteSessionEnded(): void {
  state().known = undefined;
  state().session += 1;
}

/**
 * The service has named the user.
 * @param askedIn the page's session when it asked. A late response to an earlier session says nothing
 */
export function notePerson(person: Person, askedIn: number): void {
  const { known, session, hooks } = state();
  if (askedIn !== session) return;
  if (known === undefined) {
    state().known = person;
    hooks?.onKnown(person);
  } else if (known.personId !== person.personId) hooks?.onAnother();
}
