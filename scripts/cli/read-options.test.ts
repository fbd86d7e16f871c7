import { expect, test } from 'vitest';
import { addressVariables, readOptions } from './read-options';

const serve = { command: 'npm run serve --', help: 'Usage: npm run serve', variables: addressVariables };
const options = { look: { type: 'string' }, mock: { type: 'boolean' } } as const;
const read = (...words: string[]) => readOptions(serve, words, { options }).values;

test('options are read as the manual of Node shows', () => {
  expect(read('--look', 'phone', '--mock')).toEqual({ look: 'phone', mock: true });
  expect(read('--look=phone')).toEqual({ look: 'phone' });
});

test.each([
  [['--moc'], '"--moc" is no option of serve: "npm run serve -- --help" lists the options.'],
  [['surplus'], '"surplus" is no option of serve: "npm run serve -- --help" lists the options.'],
  [['--port', '4431'], '"--port" is no option of serve: set PORT, for example "PORT=4431 npm run serve".'],
  [['--mock', '--host=::1'], '"--host" is no option of serve: set HOST, for example "HOST=::1 npm run serve".'],
  [['--port'], '"--port" is no option of serve: set PORT, for example "PORT=5174 npm run serve".'],
  [['--look'], `Option '--look <value>' argument missing: "npm run serve -- --help" lists the options.`],
  [['--look', '--mock'], `Option '--look' argument is ambiguous: "npm run serve -- --help" lists the options.`],
  [['--mock=yes'], `Option '--mock' does not take an argument: "npm run serve -- --help" lists the options.`],
])('%j is refused in one sentence that says what to do', (words, sentence) => {
  expect(() => read(...words)).toThrow(expect.objectContaining({ name: 'CliError', message: sentence, exitCode: 1 }));
});

test('--help ends the command well, with its options', () => {
  expect(() => read('--look', 'phone', '--help')).toThrow(
    expect.objectContaining({ message: serve.help, exitCode: 0 }),
  );
});
