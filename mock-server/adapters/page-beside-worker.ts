import type { ReadPageFile } from '../world/page-files';

/** Reads the dashboard of the static demo, whose build puts it beside the worker (scripts/demo). */
export const pageBesideWorker: ReadPageFile = async (file) => {
  const found = await fetch(`/demo-dashboard/${file}`);
  return found.ok ? found.text() : null;
};
