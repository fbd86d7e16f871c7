import { textFile } from '../html';
import { type MockAnswer } from '../http';
import { pageStyle } from '../page-style';
import { hostScript } from './app-host-script';

export const outsideStyle = '/outside/assets/page.css';
export const hostPaths = { script: '/outside/assets/app-host.js' } as const;

/** The files of the pages around the platform. */
export function outsideFile(name: 'style' | 'host'): MockAnswer {
  return name === 'style' ? textFile('text/css', pageStyle) : textFile('text/javascript', hostScript);
}
