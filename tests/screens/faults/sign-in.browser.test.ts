import { signInCallers } from './callers/sign-in';
import { faultsOf } from './table';

faultsOf(signInCallers);
