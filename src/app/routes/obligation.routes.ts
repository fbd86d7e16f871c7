import { obligationPages } from '../../../openapi/generated/obligation-pages';
import { definePath, withSearch } from '../../navigation/path';
import { paths } from '../../navigation/paths';
import type { RouteEntry, ScreenRoute } from './route';

type Page = Omit<ScreenRoute, 'singleSignOn' | 'meetsObligation'>;

/** The platform sees by the address whether sign-in or a signed-in page asked. */
const stepUp = {
  title: 'step-up:pageTitle.stepUp',
  screen: () => import('../../features/step-up/StepUpScreen'),
  texts: ['fields', 'step-up'],
} satisfies Omit<Page, 'path'>;

const pages: readonly Page[] = [
  {
    path: obligationPages.verifyEmail,
    title: 'obligations:pageTitle.verifyEmail',
    screen: () => import('../../features/email-verification/EmailVerificationScreen'),
    texts: ['contact', 'fields', 'obligations'],
  },
  {
    path: paths.userCreateCredential.pattern,
    title: 'obligations:pageTitle.createCredential',
    screen: () => import('../../features/obligations/UserCreateCredential'),
    texts: ['fields', 'obligations'],
  },
  {
    path: obligationPages.acceptLegalAgreements,
    title: 'obligations:pageTitle.legalAgreements',
    screen: () => import('../../features/legal-agreements/LegalAgreementsScreen'),
    texts: ['fields', 'obligations'],
  },
  {
    path: paths.samlRedirect.pattern,
    title: 'session:pageTitle.samlRedirect',
    screen: () => import('../../features/saml-redirect/SamlRedirectScreen'),
    texts: ['session'],
  },
  {
    path: obligationPages.changePassword,
    title: 'obligations:pageTitle.changePassword',
    screen: () => import('../../features/change-password/ChangePasswordObligation'),
    texts: ['fields', 'obligations', 'settings'],
  },
  {
    path: obligationPages.changeUsername,
    title: 'obligations:pageTitle.changeUsername',
    screen: async () => ({ default: (await import('../../features/username/UsernameFlow')).ChangeUsername }),
    texts: ['fields', 'obligations'],
  },
  {
    path: obligationPages.reviewUsername,
    title: 'obligations:pageTitle.reviewUsername',
    screen: async () => ({ default: (await import('../../features/username/UsernameFlow')).ReviewUsername }),
    texts: ['fields', 'obligations'],
  },
  {
    path: obligationPages.reviewContactInfo,
    title: 'obligations:pageTitle.reviewContactInfo',
    screen: () => import('../../features/contact-info/ReviewContactInfo'),
    texts: ['contact', 'obligations', 'results'],
  },
  {
    path: paths.obligation.pattern,
    title: 'obligations:pageTitle.obligation',
    screen: () => import('../../features/obligations/ObligationScreen'),
    texts: ['fields', 'obligations'],
  },
  {
    path: obligationPages.addPhone,
    title: 'obligations:pageTitle.addPhone',
    screen: () => import('../../features/add-contact/AddPhoneScreen'),
    texts: ['contact', 'fields', 'obligations'],
  },
  {
    path: obligationPages.addEmail,
    title: 'obligations:pageTitle.addEmail',
    screen: () => import('../../features/add-contact/AddEmailScreen'),
    texts: ['contact', 'fields', 'obligations'],
  },
  {
    path: paths.verifyContactInfo.pattern,
    title: 'obligations:pageTitle.verifyContactInfo',
    screen: () => import('../../features/verify-contact-info/VerifyContactInfoScreen'),
    texts: ['contact', 'fields', 'obligations'],
  },
  { path: '/auth/login-step-up', ...stepUp },
  { path: obligationPages.stepUp, ...stepUp },
];

export const obligationRoutes: readonly RouteEntry[] = [
  ...pages.map((page) => ({ ...page, singleSignOn: true, meetsObligation: true }) as const),
  {
    path: paths.passkeyOffer.pattern,
    title: 'obligations:pageTitle.passkeyOffer',
    screen: () => import('../../features/passkey-offer/PasskeyOfferScreen'),
    texts: ['obligations'],
  },
  {
    path: '/auth/email-verify',
    redirect: ({ search }) => withSearch(definePath(obligationPages.verifyEmail)(), search),
  },
];
