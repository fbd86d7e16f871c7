import type { Plugin, Rollup } from 'vite';

/** Adds the tools to the notices that Vite writes (`build.license`). */
export function toolsInNotices(fileName: string): Plugin;

/** Returns a section for each tool whose code a chunk holds, in the form of Vite's list. */
export function noticesOfTools(output: readonly (Rollup.OutputAsset | Rollup.OutputChunk)[]): string;
