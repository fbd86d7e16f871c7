import { useLocation } from 'react-router-dom';
import type { ResultKind } from '../../navigation/result-kinds';
import { ResultView } from './ResultPage';

/** The error codes that mean an unusable registration link. Any other code shows the unsupported-error message. */
const BAD_TOKEN = ['BAD_REGISTRATION_TOKEN', 'TOKEN_LOAD_VERIFY_FAILURE', 'TOKEN_EXECUTE_FAILURE', 'INVALID_TOKEN'];

/** The page never shows the code itself. */
export default function RegistrationError() {
  const code = new URLSearchParams(useLocation().search).get('error');
  const kind: ResultKind = code !== null && BAD_TOKEN.includes(code) ? 'BAD_REGISTRATION_TOKEN' : 'FAILURE_UNSUPPORTED';
  return <ResultView result={{ kind }} />;
}
