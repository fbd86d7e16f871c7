import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findOrInstallBrowser } from '../../../scripts/cli/find-browser';
import { freePort } from '../../../scripts/cli/free-port';
import { pack } from '../../../scripts/pack/pack';
import { examplesOfPage, withPorts } from './examples';
import { runWell } from './run';

/** What the setup gives to every test of this folder. */
export interface Elsewhere {
  /** The folder outside this repository in which the package is installed. */
  folder: string;
  tarball: string;
  singleFile: string;
  /** The ports in the examples. */
  ports: { workbench: number; app: number };
  chromium: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    elsewhere: Elsewhere;
  }
}

/** The test runners of the other project, in the versions of this one. */
const runners = ['@playwright/test', 'msw', 'vitest'];

/** The versions that docs/elsewhere.md names. This repository does not use them. */
const others = ['jest@30', 'cypress@15'];

/**
 * Builds the package, and installs it with npm in an empty folder outside this repository. Also writes the examples of
 * docs/elsewhere.md and the files of tests/package/outside there.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { tarball, singleFile } = await pack();
  const folder = await mkdtemp(join(tmpdir(), 'elsewhere-'));
  const ports = { workbench: await freePort(), app: await freePort() };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const versions = await Promise.all(runners.map(async (name) => `${name}@${await versionOf(name)}`));
  const quiet = ['--silent', '--no-audit', '--no-fund', '--prefer-offline'];
  // The browser of Cypress is a download that a machine without its host cannot make, and no test runs it.
  const env = { ...process.env, CYPRESS_INSTALL_BINARY: '0' };
  await runWell('npm', ['install', ...quiet, resolve(tarball), ...others, ...versions], { cwd: folder, env });
  await cp('tests/package/outside', folder, { recursive: true });
  for (const { file, text } of examplesOfPage()) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    // The port in a container is always free.
    await writeFile(join(folder, file), file.endsWith('.py') ? text : withPorts(text, ports));
  }
  const chromium = findOrInstallBrowser();
  project.provide('elsewhere', {
    ...{ folder, ports, chromium },
    ...{ tarball: resolve(tarball), singleFile: resolve(singleFile) },
  });
  return () => rm(folder, { recursive: true });
}

async function versionOf(name: string): Promise<string> {
  return JSON.parse(await readFile(join('node_modules', name, 'package.json'), 'utf8')).version;
}
