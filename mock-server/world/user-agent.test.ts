import { expect, test } from 'vitest';
import { readUserAgent } from './user-agent';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${WINDOWS} Chrome/146.0.0.0 Safari/537.36`, 'CHROME', 'WINDOWS'],
  [`${WINDOWS} Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0`, 'EDGE', 'WINDOWS'],
  [`${WINDOWS} Chrome/146.0.0.0 Safari/537.36 OPR/130.0.0.0`, 'OPERA', 'WINDOWS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'FIREFOX', 'LINUX'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/146.0.0.0 Safari/537.36', 'CHROME', 'LINUX'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/146.0.0.0', 'CHROME', 'CHROME_OS'],
  [`${MAC} Version/19.1 Safari/605.1.15`, 'SAFARI', 'IPAD_OR_MAC'],
  [`${MAC} Chrome/146.0.0.0 Safari/537.36`, 'CHROME', 'MAC'],
  [`${MAC} CriOS/146.0.0.0 Version/19.1 Safari/605.1.15`, 'CHROME', 'IPAD'],
  [`${MAC} FxiOS/145.0 Safari/605.1.15`, 'FIREFOX', 'IPAD'],
  [`${IPHONE} Version/19.1 Mobile/15E148 Safari/604.1`, 'SAFARI', 'IPHONE'],
  [`${IPHONE} CriOS/146.0.0.0 Mobile/15E148 Safari/604.1`, 'CHROME', 'IPHONE'],
  [`${IPHONE} EdgiOS/146.0.0.0 Version/19.0 Mobile/15E148 Safari/604.1`, 'EDGE', 'IPHONE'],
  [`${IPHONE} Mobile/15E148`, 'OTHER', 'IPHONE'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Mobile/15E148 Safari/604.1', 'SAFARI', 'IPAD'],
  [`${ANDROID} Chrome/146.0.0.0 Mobile Safari/537.36`, 'CHROME', 'ANDROID'],
  [`${ANDROID} SamsungBrowser/30.0 Chrome/140.0.0.0 Mobile Safari/537.36`, 'SAMSUNG_INTERNET', 'ANDROID'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9; wv) Version/4.0 Chrome/146.0.0.0', 'OTHER', 'ANDROID'],
  ['curl/8.5.0', 'OTHER', 'OTHER'],
  [undefined, 'OTHER', 'OTHER'],
])('reads %s', (header, browser, system) => {
  expect(readUserAgent(header)).toEqual({ browser, system });
});
