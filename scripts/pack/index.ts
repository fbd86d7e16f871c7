import { stat } from 'node:fs/promises';
import { pack } from './pack';

// `npm run pack`: makes the package of the mock server for other repositories in reports/pack (see docs/elsewhere.md).
const { tarball, singleFile } = await pack();
for (const file of [tarball, singleFile]) console.log(`${file}  ${((await stat(file)).size / 1024).toFixed(0)} KB`);
