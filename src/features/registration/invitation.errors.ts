import type { ResultKind } from '../../navigation/result-kinds';
import type { Outcomes } from '../../api/response/outcomes';

export const verificationResults: Outcomes<ResultKind> = {
  TOKEN_LOAD_VERIFY_FAILURE: 'FAILURE_LINK',
  INVALID_TOKEN: 'FAILURE_LINK',
  REDIRECT_TO_AIM_REGISTRATION_ERROR: 'FAILURE_REDIRECT_TO_AIM',
  otherwise: 'FAILURE_UNSUPPORTED',
};

export const unsupported: Outcomes<ResultKind> = { otherwise: 'FAILURE_UNSUPPORTED' };
export const unauthorized: Outcomes<ResultKind> = { otherwise: 'FAILURE_UNAUTHORIZED' };
