import { accountCallers } from './callers/account';
import { contactCallers } from './callers/contacts';
import { faultsOf } from './table';

faultsOf(accountCallers);
faultsOf(contactCallers);
