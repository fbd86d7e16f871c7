/** What may be chosen in the localization settings: en-US and the languages of the legal policies (spec 9), their regions and time zones. */
export const languages = [
  'en-US', 'nl-NL', 'en-CA', 'es-ES', 'de-DE', 'es-US', 'fr-CA', 'fr-FR', 'hu-HU', 'it-IT', 'ja-JP', 'ko-KR', 'pl-PL', 'pt-BR', 'ru-RU', 'sk-SK', 'zh-CN', 'zh-TW',
] as const;

export const regions = ['US', 'CA', 'BR', 'CN', 'DE', 'ES', 'FR', 'HU', 'IT', 'JP', 'KR', 'NL', 'PL', 'RU', 'SK', 'TW'] as const;

export const timezones: { readonly [region: string]: readonly string[] } = {
  US: ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu'],
  CA: ['America/Toronto', 'America/Halifax', 'America/St_Johns', 'America/Winnipeg', 'America/Edmonton', 'America/Vancouver'],
  BR: ['America/Sao_Paulo', 'America/Manaus'],
  CN: ['Asia/Shanghai'],
  DE: ['Europe/Berlin'],
  ES: ['Europe/Madrid', 'Atlantic/Canary'],
  FR: ['Europe/Paris'],
  HU: ['Europe/Budapest'],
  IT: ['Europe/Rome'],
  JP: ['Asia/Tokyo'],
  KR: ['Asia/Seoul'],
  NL: ['Europe/Amsterdam'],
  PL: ['Europe/Warsaw'],
  RU: ['Europe/Moscow', 'Asia/Yekaterinburg', 'Asia/Vladivostok'],
  SK: ['Europe/Bratislava'],
  TW: ['Asia/Taipei'],
};
