import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { main as build } from '../build';
import { main as contract } from '../contract';
import { main as generate } from '../contract/generate';
import { main as demo } from '../demo';
import { main as dev } from '../dev';
import { main as gallery } from '../measure/gallery';
import { main as quality } from '../measure/quality';
import { main as mock } from '../mock';
import { main as pack } from '../pack';
import { main as preview } from '../preview';
import { main as scenario } from '../scenario';
import { main as tests } from '../test';

type Main = (words: string[]) => unknown;
const commands: Readonly<Record<string, Main>> = {
  ...{ dev, mock, build, preview, demo, test: tests, generate, contract, scenario, pack, gallery, quality },
};

test('the list has every command of package.json that scripts/start.mjs starts', () => {
  const started = [...readFileSync('package.json', 'utf8').matchAll(/scripts\/start\.mjs ([\w-]+)/g)];
  expect(started.map(([, name]) => name)).toEqual(Object.keys(commands));
});

test.each(Object.entries(commands))('%s refuses an option that it does not know', async (name, main) => {
  await expect(async () => main(['--prt'])).rejects.toMatchObject({
    message: expect.stringMatching(
      new RegExp(`^"--prt" is no option of ${name}: "npm[^"]+ --help" lists the options\\.$`),
    ),
    exitCode: 1,
  });
});

test.each(Object.entries(commands))('%s prints its help', async (name, main) => {
  await expect(async () => main(['--help'])).rejects.toMatchObject({
    message: expect.stringMatching(new RegExp(`^Usage:\\s+npm (run )?${name}`)),
    exitCode: 0,
  });
});

test.each(['dev', 'preview', 'demo'])('%s says how to choose the port', async (name) => {
  await expect(async () => commands[name]?.(['--port', '4431'])).rejects.toThrow(
    `"--port" is no option of ${name}: set PORT, for example "PORT=4431 npm run ${name}".`,
  );
});

test('gallery lists the looks, and quality the parts', async () => {
  await expect(gallery(['--help'])).rejects.toThrow('phone-light-default, desktop-light-default');
  await expect(quality(['--help'])).rejects.toThrow('sizes,lighthouse,slow-device');
});
