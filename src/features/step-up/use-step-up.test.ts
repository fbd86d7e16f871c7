import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { delivered } from '../../../tests/support/delivered-config';
import { parseConfig, setConfig } from '../../config/config';
import { leaveStepUp } from './use-step-up';
import { readStepUpQuery } from './step-up.flow';

describe('the end of step-up without a target', () => {
  beforeAll(() => {
    const config = parseConfig(delivered());
    setConfig({ ...config, mobileApp: { ...config.mobileApp, hostOrigins: ['https://host.test'] } });
  });

  /** Cancels in a window. Returns what it has told the mobile app, and how often it went back. */
  function cancelIn(isFrame: boolean) {
    const told = vi.fn();
    const back = vi.fn();
    const view = {
      ...(isFrame ? { parent: { postMessage: told } } : { ReactNativeWebView: { postMessage: told } }),
      location: { ancestorOrigins: isFrame ? ['https://host.test'] : [], origin: 'https://login.test' },
      document: { referrer: '' },
      history: { length: 3, back },
    };
    vi.stubGlobal('location', view.location);
    vi.stubGlobal('window', isFrame ? view : Object.assign(view, { parent: view }));
    leaveStepUp('cancel', readStepUpQuery(''), new QueryClient());
    return [told.mock.calls.length, back.mock.calls.length];
  }

  it('goes back a page in the web view of the mobile app', () => {
    expect(cancelIn(false)).toEqual([1, 1]);
  });

  it('leaves the frame of a host page as it is, since back would lead the host page away', () => {
    expect(cancelIn(true)).toEqual([1, 0]);
  });
});
