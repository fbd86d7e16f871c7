import { registrationCallers } from './callers/registration';
import { faultsOf } from './table';

faultsOf(registrationCallers);
