import console from 'node:console';
import module, { createRequire } from 'node:module';
import process from 'node:process';

// tsx translates CommonJS in this thread. For ES modules it asks another thread about each file, which takes twice as
// long.
const load = createRequire(import.meta.url);
module.enableCompileCache?.();
load('tsx/cjs');
try {
  load('./main.ts');
} catch (error) {
  // Node itself would print a line of tsx, which has thousands of characters.
  console.error(error);
  process.exit(1);
}
