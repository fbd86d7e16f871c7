import { type Handlers } from '../define';
import { loginHandlers } from './login';

/** Every operation of the contract and who answers it. It becomes `Handlers` when the last group has landed. */
export const handlers: Partial<Handlers> = {
  ...loginHandlers,
};
