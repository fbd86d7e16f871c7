import type { Outcomes } from '../../platform/outcomes';

export const switchProblems: Outcomes<'suspendedError' | 'switchError'> = {
  ASSOCIATE_SUSPENDED: 'suspendedError',
  otherwise: 'switchError',
};
