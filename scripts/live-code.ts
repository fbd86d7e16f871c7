/** The code that `npm run dev` and `npm run mock` load again after a change: see scripts/cli/reload.mjs. */
export { liveCode } from '../mock-server/adapters/live-code';
