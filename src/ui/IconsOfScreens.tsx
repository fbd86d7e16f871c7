import { icon } from './Icons';

export const ListIcon = icon('M7.5 5.5h9m-9 4.5h9m-9 4.5h9M3.5 5.5v.01m0 4.49v.01m0 4.49v.01');
export const CloseIcon = icon('m5.5 5.5 9 9m0-9-9 9');
export const ArrowLeftIcon = icon('M16 10H4.5m4.7-5-5 5 5 5', 'ui-points');
export const ChevronRightIcon = icon('m7.8 5.5 4.6 4.5-4.6 4.5', 'ui-points');
export const SearchIcon = icon('M3.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0ZM13.2 13.2l3.8 3.8');
export const SignOutIcon = icon(
  'M8 16.5H5A1.5 1.5 0 0 1 3.5 15V5A1.5 1.5 0 0 1 5 3.5h3m4.5 3L16 10l-3.5 3.5M16 10H8',
  'ui-points',
);
export const PhoneIcon = icon(
  'M6.7 3H4.5A1.5 1.5 0 0 0 3 4.6C3.5 11.2 8.8 16.5 15.4 17a1.5 1.5 0 0 0 1.6-1.5v-2.2l-3.7-1.5-1.7 1.7a10.5 10.5 0 0 1-5.1-5.1l1.7-1.7L6.7 3Z',
);
export const MailIcon = icon(
  'M4.3 4.5h11.4a1.8 1.8 0 0 1 1.8 1.8v7.4a1.8 1.8 0 0 1-1.8 1.8h-11.4a1.8 1.8 0 0 1-1.8-1.8v-7.4a1.8 1.8 0 0 1 1.8-1.8ZM3 6l7 5 7-5',
);
export const DeviceIcon = icon(
  'M7.3 2.5h5.4a1.8 1.8 0 0 1 1.8 1.8v11.4a1.8 1.8 0 0 1-1.8 1.8h-5.4a1.8 1.8 0 0 1-1.8-1.8v-11.4a1.8 1.8 0 0 1 1.8-1.8ZM9 15h2',
);
export const ComputerIcon = icon(
  'M5 4h10a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-10a1.5 1.5 0 0 1-1.5-1.5v-6a1.5 1.5 0 0 1 1.5-1.5ZM1.8 16h16.4',
);
export const LockIcon = icon(
  'M5.8 9h8.4a1.8 1.8 0 0 1 1.8 1.8v4.4a1.8 1.8 0 0 1-1.8 1.8h-8.4a1.8 1.8 0 0 1-1.8-1.8v-4.4a1.8 1.8 0 0 1 1.8-1.8ZM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9',
);
export const BuildingIcon = icon(
  'M4 17V4.5A1.5 1.5 0 0 1 5.5 3h5A1.5 1.5 0 0 1 12 4.5V17m0-9h2.5A1.5 1.5 0 0 1 16 9.5V17M2.5 17h15M7 6.5h2m-2 3.5h2m-2 3.5h2',
);
export const UserIcon = icon('M6.5 6.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0ZM3.5 17c.7-3.3 2.9-5 6.5-5s5.8 1.7 6.5 5');
