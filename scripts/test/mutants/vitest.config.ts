import { defineConfig } from 'vitest/config';
import { unit } from '../../../vitest.config';

/** The unit tests alone: the other projects need a build or a server. */
export default defineConfig({ root: process.cwd(), test: unit });
