import { afterAll, vi } from 'vitest';

// The unit tests share their modules, and the order of the files changes with their times. A global that one file
// leaves replaced would break the next file that loads a module, on some machines only.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
