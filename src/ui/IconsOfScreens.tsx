import { icon } from './Icons';

export const ListIcon = icon(<path d="M7.5 5.5h9m-9 4.5h9m-9 4.5h9M3.5 5.5v.01m0 4.49v.01m0 4.49v.01" />);
export const CloseIcon = icon(<path d="m5.5 5.5 9 9m0-9-9 9" />);
export const ArrowLeftIcon = icon(<path d="M16 10H4.5m4.7-5-5 5 5 5" />, 'ui-points');
export const ChevronRightIcon = icon(<path d="m7.8 5.5 4.6 4.5-4.6 4.5" />, 'ui-points');
export const SearchIcon = icon(
  <>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13.2 13.2 3.8 3.8" />
  </>,
);
export const SignOutIcon = icon(
  <path d="M8 16.5H5A1.5 1.5 0 0 1 3.5 15V5A1.5 1.5 0 0 1 5 3.5h3m4.5 3L16 10l-3.5 3.5M16 10H8" />,
  'ui-points',
);
export const PhoneIcon = icon(
  <path d="M6.7 3H4.5A1.5 1.5 0 0 0 3 4.6C3.5 11.2 8.8 16.5 15.4 17a1.5 1.5 0 0 0 1.6-1.5v-2.2l-3.7-1.5-1.7 1.7a10.5 10.5 0 0 1-5.1-5.1l1.7-1.7L6.7 3Z" />,
);
export const MailIcon = icon(
  <>
    <rect x="2.5" y="4.5" width="15" height="11" rx="1.8" />
    <path d="m3 6 7 5 7-5" />
  </>,
);
export const DeviceIcon = icon(
  <>
    <rect x="5.5" y="2.5" width="9" height="15" rx="1.8" />
    <path d="M9 15h2" />
  </>,
);
export const ComputerIcon = icon(
  <>
    <rect x="3.5" y="4" width="13" height="9" rx="1.5" />
    <path d="M1.8 16h16.4" />
  </>,
);
export const LockIcon = icon(
  <>
    <rect x="4" y="9" width="12" height="8" rx="1.8" />
    <path d="M6.5 9V6.5a3.5 3.5 0 0 1 7 0V9" />
  </>,
);
export const BuildingIcon = icon(
  <path d="M4 17V4.5A1.5 1.5 0 0 1 5.5 3h5A1.5 1.5 0 0 1 12 4.5V17m0-9h2.5A1.5 1.5 0 0 1 16 9.5V17M2.5 17h15M7 6.5h2m-2 3.5h2m-2 3.5h2" />,
);
export const UserIcon = icon(
  <>
    <circle cx="10" cy="6.5" r="3.5" />
    <path d="M3.5 17c.7-3.3 2.9-5 6.5-5s5.8 1.7 6.5 5" />
  </>,
);
