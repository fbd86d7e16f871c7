import type { Token } from '../store/collections';

/** A link of the seed that leads into the app, and whom it is for. */
export interface Invitation {
  /** Readable on purpose: `invite-valid`. */
  token: string;
  kind: 'registration' | 'ssoRegistration' | 'createCredential' | 'resetPassword' | 'emailVerification';
  /** Where the link of the mail leads. */
  path: string;
  /** One sentence: what is particular about it. */
  description: string;
  /** The client that invites. */
  clientId?: string;
  /** Who is invited, where it is no person of the seed yet. */
  invited?: {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    dateOfBirth?: string | null;
    attributes?: Record<string, string>;
  };
  /** Whom it is for, where it is a person of the seed. */
  personId?: string;
  email?: string;
  code?: string;
  /** Ms from now; negative for one that is over. The lifetime of its kind without it. */
  lifeMs?: number;
  state?: Token['state'];
  redirectToAimPic?: string;
}
