import { describe, expect, it } from 'vitest';
import { deviceOf } from './open-app';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';

describe('the device of the registration success page', () => {
  it.each([
    [
      'ios',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
      5,
    ],
    ['ios', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 5],
    ['ios', mac, 5],
    ['desktop', mac, 0],
    ['android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36', 5],
    ['android', 'Mozilla/5.0 (Linux; Android 13; SM-X900) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36', 5],
    ['android', 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 5],
    ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36', 10],
    ['desktop', '', 0],
  ] as const)('is %s for %s', (device, userAgent, maxTouchPoints) =>
    expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device),
  );
});
