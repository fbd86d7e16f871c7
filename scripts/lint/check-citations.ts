import { checkCitations, describeBroken } from './citations';

/**
 * `npx tsx scripts/lint/check-citations.ts`: lists the citations whose page or heading does not exist. The exit code is
 * 1 when there are any.
 */
const { resolved, broken } = checkCitations(process.cwd());
for (const one of broken) console.error(describeBroken(one));
console.log(`${resolved} citations lead to their page, ${broken.length} lead nowhere.`);
process.exitCode = broken.length === 0 ? 0 : 1;
