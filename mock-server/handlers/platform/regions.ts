import { languages as table } from '../../../locales/languages';

/** The localization settings offer these languages. */
export const languages: readonly string[] = table.map(({ code }) => code);

/** By region. The regions are those of the languages, and others in which people work. */
export const timezones: { readonly [region: string]: readonly string[] } = {
  US: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
  ],
  CA: [
    'America/Toronto',
    'America/Halifax',
    'America/St_Johns',
    'America/Winnipeg',
    'America/Regina',
    'America/Edmonton',
    'America/Vancouver',
  ],
  MX: ['America/Mexico_City', 'America/Cancun', 'America/Tijuana'],
  BR: ['America/Sao_Paulo', 'America/Bahia', 'America/Manaus', 'America/Rio_Branco'],
  AR: ['America/Argentina/Buenos_Aires'],
  CL: ['America/Santiago'],
  CO: ['America/Bogota'],
  PE: ['America/Lima'],
  GB: ['Europe/London'],
  IE: ['Europe/Dublin'],
  PT: ['Europe/Lisbon', 'Atlantic/Azores'],
  ES: ['Europe/Madrid', 'Atlantic/Canary'],
  FR: ['Europe/Paris'],
  BE: ['Europe/Brussels'],
  NL: ['Europe/Amsterdam'],
  DE: ['Europe/Berlin'],
  CH: ['Europe/Zurich'],
  AT: ['Europe/Vienna'],
  IT: ['Europe/Rome'],
  PL: ['Europe/Warsaw'],
  CZ: ['Europe/Prague'],
  SK: ['Europe/Bratislava'],
  HU: ['Europe/Budapest'],
  RO: ['Europe/Bucharest'],
  SE: ['Europe/Stockholm'],
  RU: [
    'Europe/Kaliningrad',
    'Europe/Moscow',
    'Asia/Yekaterinburg',
    'Asia/Novosibirsk',
    'Asia/Irkutsk',
    'Asia/Vladivostok',
  ],
  ZA: ['Africa/Johannesburg'],
  AE: ['Asia/Dubai'],
  IN: ['Asia/Kolkata'],
  SG: ['Asia/Singapore'],
  CN: ['Asia/Shanghai'],
  TW: ['Asia/Taipei'],
  JP: ['Asia/Tokyo'],
  KR: ['Asia/Seoul'],
  AU: ['Australia/Sydney', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Perth'],
  NZ: ['Pacific/Auckland'],
};

/** ISO 3166-1 alpha-2. */
export const regions = Object.keys(timezones);
