import { expect, test } from 'vitest';
import { partsOf, viewOf } from './views';

test.each([
  ['', 'now', []],
  ['#unknown', 'now', []],
  ['#people', 'people', []],
  ['#scenarios/locked-out', 'scenarios', ['locked-out']],
  ['#records/devices/phone%2F1', 'records', ['devices', 'phone/1']],
  ['#records/100%', 'records', []],
])('%s opens the view "%s"', (hash, view, parts) => {
  expect(viewOf(hash)).toBe(view);
  expect(partsOf(hash)).toEqual(parts);
});
