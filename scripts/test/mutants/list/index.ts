import type { Mutant, MutantOfArea } from '../mutant';
import { account } from './account';
import { challenges } from './challenges';
import { checks } from './checks';
import { contacts } from './contacts';
import { impersonation } from './impersonation';
import { logOut } from './log-out';
import { obligations } from './obligations';
import { pages } from './pages';
import { passkeys } from './passkeys';
import { recovery } from './recovery';
import { registration } from './registration';
import { results } from './results';
import { session } from './session';
import { signIn } from './sign-in';
import { singleSignOn } from './single-sign-on';
import { stepUp } from './step-up';
import { translation } from './translation';

const areas: Readonly<Record<string, readonly Mutant[]>> = {
  'sign-in': signIn,
  challenges,
  passkeys,
  'single-sign-on': singleSignOn,
  'log-out': logOut,
  recovery,
  registration,
  obligations,
  'step-up': stepUp,
  session,
  account,
  contacts,
  impersonation,
  results,
  translation,
  pages,
  checks,
};

export const mutants: readonly MutantOfArea[] = Object.entries(areas).flatMap(([area, list]) =>
  list.map((mutant) => ({ ...mutant, area })),
);
