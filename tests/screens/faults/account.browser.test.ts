import { accountCallers } from './callers/account';
import { faultsOf } from './table';

faultsOf(accountCallers);
