import type { ObligationBody } from '../../contract/types';

/** A command of the contract. */
export type Command = Extract<ObligationBody, { kind: 'command' }>['command'];

/** The page of the app that satisfies each command. */
export const pages: Readonly<Record<Command, string>> = {
  createBasicCredentials: '/auth/obligations/create-basic-credentials',
  forceSamlAuthentication: '/auth/obligations/force-saml-authentication',
  forceBasicCredentialAuthentication: '/auth/obligations/force-basic-credential-authentication',
  changePassword: '/auth/change-password',
  changeUsername: '/auth/change-username',
  reviewUsername: '/auth/review-username',
  reviewContactInfo: '/auth/review-contact-info',
  addPhone: '/auth/add-phone',
  addEmail: '/auth/add-email',
  verifyEmail: '/auth/email-verify-notification',
  acceptLegalAgreements: '/auth/user/legal-agreements',
  stepUp: '/auth/step-up',
};

export function isCommand(text: string): text is Command {
  return Object.hasOwn(pages, text);
}

export const commands: readonly Command[] = Object.keys(pages).filter(isCommand);
