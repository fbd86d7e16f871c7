import { withSearch } from '../../navigation/path';
import { paths } from '../../navigation/paths';
import type { RouteEntry, ScreenRoute } from './route';

/**
 * Both step-up addresses share one screen; the platform uses the address to see whether sign-in or a signed-in page
 * asked.
 */
const stepUp = {
  guard: 'session',
  title: 'title.stepUp',
  screen: () => import('../../features/step-up/StepUpScreen'),
  texts: ['fields', 'step-up'],
  singleSignOn: true,
  meetsObligation: true,
} satisfies Omit<ScreenRoute, 'path'>;

/** The pages that satisfy obligations, and step-up. */
export const obligationRoutes: readonly RouteEntry[] = [
  {
    path: paths.verifyEmail.pattern,
    guard: 'session',
    title: 'title.verifyEmail',
    screen: () => import('../../features/email-verification/EmailVerificationScreen'),
    texts: ['email-verification', 'fields'],
    singleSignOn: true,
    meetsObligation: true,
  },
  { path: '/auth/email-verify', redirect: ({ search }) => withSearch(paths.verifyEmail(), search) },
  {
    path: '/auth/user/create-credential',
    guard: 'session',
    title: 'title.createCredential',
    screen: () => import('../../features/obligations/UserCreateCredential'),
    texts: ['fields', 'obligations', 'password'],
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.legalAgreements.pattern,
    guard: 'session',
    title: 'title.legalAgreements',
    screen: () => import('../../features/legal-agreements/LegalAgreementsScreen'),
    texts: ['legal-agreements'],
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.samlRedirect.pattern,
    guard: 'session',
    title: 'title.samlRedirect',
    screen: () => import('../../features/saml-redirect/SamlRedirectScreen'),
    texts: ['saml-redirect'],
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.passkeyOffer.pattern,
    guard: 'session',
    title: 'title.passkeyOffer',
    screen: () => import('../../features/passkey-offer/PasskeyOfferScreen'),
    texts: ['passkey-offer'],
  },
  { path: '/auth/login-step-up', ...stepUp },
  { path: paths.stepUp.pattern, ...stepUp },
  {
    path: paths.changePassword.pattern,
    guard: 'session',
    title: 'title.changePassword',
    screen: () => import('../../features/change-password/ChangePasswordObligation'),
    texts: ['change-password', 'fields', 'obligations', 'password'],
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.changeUsername.pattern,
    guard: 'session',
    title: 'title.changeUsername',
    screen: () => import('../../features/username/ChangeUsernameScreen'),
    texts: ['fields', 'obligations', 'username'],
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.reviewUsername.pattern,
    guard: 'session',
    title: 'title.reviewUsername',
    screen: () => import('../../features/username/ReviewUsernameScreen'),
    texts: ['fields', 'obligations', 'username'],
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.reviewContactInfo.pattern,
    guard: 'session',
    title: 'title.reviewContactInfo',
    screen: () => import('../../features/contact-info/ReviewContactInfo'),
    texts: ['contact-info'],
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.obligation.pattern,
    guard: 'session',
    title: 'title.obligation',
    screen: () => import('../../features/obligations/ObligationScreen'),
    texts: ['fields', 'obligations', 'password'],
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.addPhone.pattern,
    guard: 'session',
    title: 'title.addPhone',
    screen: () => import('../../features/add-contact/AddPhoneScreen'),
    texts: ['add-contact', 'fields', 'obligations'],
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.addEmail.pattern,
    guard: 'session',
    title: 'title.addEmail',
    screen: () => import('../../features/add-contact/AddEmailScreen'),
    texts: ['add-contact', 'fields', 'obligations'],
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.verifyContactInfo.pattern,
    guard: 'session',
    title: 'title.verifyContactInfo',
    screen: () => import('../../features/verify-contact-info/VerifyContactInfoScreen'),
    texts: ['fields', 'verify-contact-info'],
    singleSignOn: true,
    meetsObligation: true,
  },
];
