import { afterAll, vi } from 'vitest';

// The unit tests share their modules, in an order that depends on run times. A global that one file leaves replaced
// would break a later file, on some machines only.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
