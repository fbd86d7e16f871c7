/** For `WebAuthn.addVirtualAuthenticator`: one that is built into the device, and knows its user. */
export const platformAuthenticator = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
} as const;
