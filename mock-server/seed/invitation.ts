import type { Token } from '../world/store/collections';

/** A link of the seed that leads into the app, with its token and the person who gets it. */
export interface Invitation {
  /** Readable on purpose: `invite-valid`. */
  token: string;
  kind: 'registration' | 'ssoRegistration' | 'createCredential' | 'resetPassword' | 'emailVerification';
  /** The target of the link in the mail. */
  path: string;
  /** One sentence that says how this invitation differs from the others. */
  description: string;
  /** The client that invites. */
  clientId?: string;
  /** The associate to create, for a person who is not in the seed. */
  invited?: {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    dateOfBirth?: string | null;
    attributes?: Record<string, string>;
  };
  /** Only for a person who is in the seed. */
  personId?: string;
  /** The address that gets the link. */
  email?: string;
  /** The message has this one-time code beside the link. */
  code?: string;
  /** Lifetime in ms from now; negative for an expired invitation. By default the lifetime of its kind. */
  lifeMs?: number;
  state?: Token['state'];
  /** The registration code of the other registration portal (AIM), where this person has to register. */
  redirectToAimPic?: string;
}
