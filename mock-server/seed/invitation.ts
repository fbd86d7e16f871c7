import type { Token } from '../world/store/collections';

/** A link of the seed that leads into the app: its token, and the person whom it is for. */
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
  /** The invited person, if the seed contains them. */
  personId?: string;
  /** The address that the link is sent to. */
  email?: string;
  /** The one-time code that the message has beside the link. */
  code?: string;
  /** Lifetime in ms from now; negative for an expired invitation. By default the lifetime of its kind. */
  lifeMs?: number;
  state?: Token['state'];
  /** The registration code of the other registration portal (AIM), where this person has to register. */
  redirectToAimPic?: string;
}
