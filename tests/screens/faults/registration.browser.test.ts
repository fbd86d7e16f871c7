import { registrationCallers } from './callers/registration';
import { securityCallers } from './callers/security';
import { faultsOf } from './table';

faultsOf(registrationCallers);
faultsOf(securityCallers);
