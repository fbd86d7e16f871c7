/*
 * config.json as earlier releases had it. Operators keep their file across an update, so each must still start the app.
 * A new release adds a row and changes none: a field that a row lacks needs a default.
 */

const shared = {
  timeoutMs: 30000,
  home: '/',
  postImpersonationUrl: '/',
  brands: { 'rebrand.example': 'rebrand' },
  mobileApp: {
    openUrl: 'hrpayroll://open',
    iosStoreUrl: 'https://apps.apple.com/app/id0000000000',
    androidStoreUrl: 'https://play.google.com/store/apps/details?id=example.hrpayroll',
    hostOrigins: [],
  },
  links: {
    privacy: 'https://privacy.example/statement',
    terms: '/auth/legal',
    supportedBrowsers: 'https://support.example/browsers',
    registrationPortal: 'https://registration.example/portal',
  },
  redirectOrigins: [],
  productionHosts: {},
  companyEmailDomain: 'company.example',
  externalDomainHost: 'external.example',
  partnerKeyword: 'partner',
};

const bases = {
  authentication: '/api/authentication-service/v0',
  orchestrator: '/api/identity-orchestrator/v0',
  orchestratorV1: '/api/identity-orchestrator/v1',
  gateway: '/api/ui-gateway/v0',
};
const withAccountSecurity = { ...bases, accountSecurity: '/api/account-security/v0' };
const otherSignInSystem = { loginUrl: 'https://nexo.example/login', logoutUrl: 'https://nexo.example/logout' };
const brandNames = { default: 'First', rebrand: 'Second' };

const first = {
  ...shared,
  bases,
  captchaScriptUrl: 'https://captcha.example/captcha.js',
  otherSignInSystem,
  brandNames,
};
const withLanding = {
  ...first,
  captchaScriptUrl: 'https://captcha.example/api.js',
  otherSignInSystem: { ...otherSignInSystem, rebrandLoginUrl: 'https://nexo.example/rebrand/login' },
  landing: '/authn/landing',
};
const withReports = {
  ...withLanding,
  $schema: './config.schema.json',
  bases: withAccountSecurity,
  securityReportsUrl: '/api/ui-gateway/v0/security-reports',
};
const { brandNames: _, ...withoutNames } = withReports;
const withBrands = {
  ...withoutNames,
  brandSettings: { default: { name: 'First' }, rebrand: { name: 'Second' } },
  clientBrand: 'rebrand',
};

export const formerConfigs = Object.entries({ first, withLanding, withReports, withBrands });
