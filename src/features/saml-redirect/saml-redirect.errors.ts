import type { Outcomes } from '../../platform/outcomes';
import type { ResultKind } from '../../navigation/result-kinds';

/** A failed-settings code shows the incorrect-app-id state. Any other failure shows the unsupported state. */
export const failures: Outcomes<ResultKind> = {
  FAILED_TO_GET_SETTINGS: 'FAILURE_SAML_INCORRECT_APP_ID',
  otherwise: 'FAILURE_UNSUPPORTED',
};
