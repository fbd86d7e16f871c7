import { contactCallers } from './callers/contacts';
import { faultsOf } from './table';

faultsOf(contactCallers);
