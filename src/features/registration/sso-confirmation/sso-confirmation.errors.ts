import type { Outcomes } from '../../../platform/outcomes';
import type { ResultKind } from '../../../navigation/result-kinds';

export const tokenResults: Outcomes<ResultKind> = { otherwise: 'FAILURE_UNAUTHORIZED' };
export const logoutResults: Outcomes<ResultKind> = { otherwise: 'FAILURE_UNSUPPORTED' };
