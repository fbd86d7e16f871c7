import { securityCallers } from './callers/security';
import { faultsOf } from './table';

faultsOf(securityCallers);
