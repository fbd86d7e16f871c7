import type { SignInDevice } from './store/collections';

type Browser = SignInDevice['browser'];
type System = SignInDevice['system'];

/** The first pattern that matches wins: Edge, Opera and Samsung Internet also call themselves Chrome. */
const browsers: readonly [RegExp, Browser][] = [
  [/; wv\)/, 'OTHER'],
  [/\bEdg(?:e|A|iOS)?\//, 'EDGE'],
  [/\bOPR\/|\bOPiOS\/|\bOPT\//, 'OPERA'],
  [/\bSamsungBrowser\//, 'SAMSUNG_INTERNET'],
  [/\bFirefox\/|\bFxiOS\//, 'FIREFOX'],
  [/Chrome\/|\bChromium\/|\bCriOS\//, 'CHROME'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'SAFARI'],
];

/** Chrome OS and Android also call themselves Linux. */
const systems: readonly [RegExp, System][] = [
  [/\biPhone\b|\biPod\b/, 'IPHONE'],
  [/\biPad\b/, 'IPAD'],
  [/\bAndroid\b/, 'ANDROID'],
  [/\bCrOS\b/, 'CHROME_OS'],
  [/\bWindows\b/, 'WINDOWS'],
  [/\bMacintosh\b/, 'MAC'],
  [/\bLinux\b|\bX11\b/, 'LINUX'],
];

/** The device by its User-Agent header, which does not tell the place. */
export function deviceOf(userAgent: string | undefined): SignInDevice {
  const { browser, system } = readUserAgent(userAgent);
  return { browser, system, place: null };
}

/**
 * Reads browser and system from a User-Agent header, for the list of sessions. Safari of an iPad calls itself a Mac, so
 * the two cannot be told apart. Other browsers of an iPad that do so carry a name that only iOS uses.
 */
export function readUserAgent(header: string | undefined): { browser: Browser; system: System } {
  const text = header ?? '';
  const browser = browsers.find(([pattern]) => pattern.test(text))?.[1] ?? 'OTHER';
  const named = systems.find(([pattern]) => pattern.test(text))?.[1] ?? 'OTHER';
  if (named !== 'MAC') return { browser, system: named };
  if (/\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT)\//.test(text)) return { browser, system: 'IPAD' };
  return { browser, system: browser === 'SAFARI' ? 'IPAD_OR_MAC' : 'MAC' };
}
