import { withSearch } from '../../lib/navigation/path';
import { paths } from '../../lib/navigation/paths';
import type { RouteEntry, Screen } from './route';

/**
 * Both step-up addresses share one screen; the platform uses the address to see whether sign-in or a signed-in page
 * asked.
 */
const stepUp: Screen = () => import('../../features/step-up/StepUpScreen');

/** The pages that satisfy obligations, and step-up. */
export const obligationRoutes: readonly RouteEntry[] = [
  {
    path: paths.verifyEmail.pattern,
    guard: 'session',
    title: 'title.verifyEmail',
    screen: () => import('../../features/email-verification/EmailVerificationScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  { path: '/auth/email-verify', redirect: ({ search }) => withSearch(paths.verifyEmail(), search) },
  {
    path: '/auth/user/create-credential',
    guard: 'session',
    title: 'title.createCredential',
    screen: () => import('../../features/obligations/UserCreateCredential'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.legalAgreements.pattern,
    guard: 'session',
    title: 'title.legalAgreements',
    screen: () => import('../../features/legal-agreements/LegalAgreementsScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.samlRedirect.pattern,
    guard: 'session',
    title: 'title.samlRedirect',
    screen: () => import('../../features/saml-redirect/SamlRedirectScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.passkeyOffer.pattern,
    guard: 'session',
    title: 'title.passkeyOffer',
    screen: () => import('../../features/passkey-offer/PasskeyOfferScreen'),
  },
  {
    path: '/auth/login-step-up',
    guard: 'session',
    title: 'title.stepUp',
    screen: stepUp,
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.stepUp.pattern,
    guard: 'session',
    title: 'title.stepUp',
    screen: stepUp,
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.changePassword.pattern,
    guard: 'session',
    title: 'title.changePassword',
    screen: () => import('../../features/change-password/ChangePasswordObligation'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.changeUsername.pattern,
    guard: 'session',
    title: 'title.changeUsername',
    screen: () => import('../../features/username/ChangeUsernameScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.reviewUsername.pattern,
    guard: 'session',
    title: 'title.reviewUsername',
    screen: () => import('../../features/username/ReviewUsernameScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.reviewContactInfo.pattern,
    guard: 'session',
    title: 'title.reviewContactInfo',
    screen: () => import('../../features/contact-info/ReviewContactInfo'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.obligation.pattern,
    guard: 'session',
    title: 'title.obligation',
    screen: () => import('../../features/obligations/ObligationScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.addPhone.pattern,
    guard: 'session',
    title: 'title.addPhone',
    screen: () => import('../../features/add-contact/AddPhoneScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.addEmail.pattern,
    guard: 'session',
    title: 'title.addEmail',
    screen: () => import('../../features/add-contact/AddEmailScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: paths.verifyContactInfo.pattern,
    guard: 'session',
    title: 'title.verifyContactInfo',
    screen: () => import('../../features/verify-contact-info/VerifyContactInfoScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
];
