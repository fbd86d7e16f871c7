import { phone } from '../make';
import type { Persona } from './persona';
import { particular } from './particular';

/** People without obligations or other special states. */
export const plainPersonas: Persona[] = [
  particular('ann', 'ann.lee', 'Plain associate of one client; verified e-mail address and phone.', (world) => ({
    firstName: 'Ann',
    lastName: 'Lee',
    phones: [phone(world, '+12125550123')],
  })),
];
