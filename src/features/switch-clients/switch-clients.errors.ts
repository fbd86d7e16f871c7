import type { Outcomes } from '../../api/response/outcomes';

export const switchProblems: Outcomes<'suspendedError' | 'switchError'> = {
  ASSOCIATE_SUSPENDED: 'suspendedError',
  otherwise: 'switchError',
};
