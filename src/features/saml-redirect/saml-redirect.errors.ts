import type { ResultKind } from '../../navigation/result-kinds';
import type { Outcomes } from '../../api/response/outcomes';

export const failures: Outcomes<ResultKind> = {
  FAILED_TO_GET_SETTINGS: 'FAILURE_SAML_INCORRECT_APP_ID',
  otherwise: 'FAILURE_UNSUPPORTED',
};
