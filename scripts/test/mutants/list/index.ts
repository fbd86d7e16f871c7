import type { Mutant, MutantOfArea } from '../mutant';
import { account } from './account';
import { contacts } from './contacts';
import { obligations } from './obligations';
import { recovery } from './recovery';
import { registration } from './registration';
import { results } from './results';
import { signIn } from './sign-in';

const areas: Readonly<Record<string, readonly Mutant[]>> = {
  'sign-in': signIn,
  recovery,
  registration,
  obligations,
  account,
  contacts,
  results,
};

export const mutants: readonly MutantOfArea[] = Object.entries(areas).flatMap(([area, list]) =>
  list.map((mutant) => ({ ...mutant, area })),
);
