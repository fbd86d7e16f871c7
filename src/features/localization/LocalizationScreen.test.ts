import { expect, it } from 'vitest';
import { cityOf, listedZone, nameOfCode } from './LocalizationScreen';

it.each([
  ['language', 'en-US', 'en-US', 'English (United States)'],
  ['language', 'de-DE', 'de-DE', 'Deutsch (Deutschland)'],
  ['region', 'US', 'de-DE', 'Vereinigte Staaten'],
  ['region', 'JP', 'en-US', 'Japan'],
  ['region', 'QY', 'en-US', 'QY'],
  ['region', 'no region', 'en-US', 'no region'],
  ['region', 'JP', 'no_language', 'JP'],
] as const)('the name of the %s %j in %s is %j', (type, code, language, name) =>
  expect(nameOfCode(type, code, language)).toBe(name),
);

it.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
])('the city of %j is %j', (timeZone, city) => expect(cityOf(timeZone)).toBe(city));

// Browsers and services differ in the name of one zone.
it.each([
  ['Asia/Calcutta', ['Asia/Tokyo', 'Asia/Kolkata'], 'Asia/Kolkata'],
  ['Asia/Calcutta', ['Asia/Kolkata', 'Asia/Calcutta'], 'Asia/Calcutta'],
  ['Europe/Berlin', ['Europe/Paris'], 'Europe/Berlin'],
])('the zone %j is in the list %j as %j', (zone, codes, listed) => {
  const zones = codes.map((code) => ({ code }));
  expect(listedZone(zone, zones)).toBe(listed);
});
