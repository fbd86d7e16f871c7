import type { ReadPageFile } from '../world/page-files';

/** The build of the static demo puts the dashboard beside the worker (scripts/demo). */
export const pageBesideWorker: ReadPageFile = async (file) => {
  const found = await fetch(`/demo-dashboard/${file}`);
  return found.ok ? found.text() : null;
};
