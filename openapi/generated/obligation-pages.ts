// Generated from openapi/*.yaml by `npm run generate`. Do not edit: change the contract and generate again.

/** The page of the app that satisfies each command of an obligation. */
export const obligationPages = {
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
} as const;
