import { expect, it } from 'vitest';
import { chosenOf } from './chosen-projects';

const suites = [
  { name: 'app' },
  { name: 'development' },
  { name: 'voice-older', default: false },
  { name: 'voice-literal', default: false },
];

it.each([
  ['test login', ['app', 'development']],
  ['test --project=app login', ['app']],
  ['test --project=app --project=development', ['app', 'development']],
  ['test --project app development --workers 2', ['app', 'development']],
  ['test --project app -g development', ['app']],
  ['test --project=App', ['app']],
  ['test --project=voice-*', ['voice-older', 'voice-literal']],
  ['test --project=voice', []],
])('"%s" chooses the projects that Playwright runs', (line, chosen) => {
  expect(chosenOf(suites, line.split(' ')).map(({ name }) => name)).toEqual(chosen);
});
