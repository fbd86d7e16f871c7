import { textFile } from '../http/html';
import type { MockResponse } from '../http/http';
import { pageStyle } from '../http/page-style';
import { hostScript } from './app-host-script';

export const outsideStyle = '/outside/assets/page.css';
export const hostPaths = { script: '/outside/assets/app-host.js' } as const;

/** Without an icon, every browser would request a missing favicon. */
export const outsideIcon = '/outside/assets/icon.svg';
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#6b7785"/></svg>';

/** These files come from memory. */
export function outsideFile(name: 'style' | 'host' | 'icon'): MockResponse {
  if (name === 'icon') return textFile('image/svg+xml', icon);
  return name === 'style' ? textFile('text/css', pageStyle) : textFile('text/javascript', hostScript);
}
