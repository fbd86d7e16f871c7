/** The folder that `npm run build` writes and that is delivered. */
export const deliveredFolder = 'dist';

/**
 * The bundle that also contains the page of all UI components (src/app/ui-page). Only its tests use it: `npm run build
 * -- --ui-page`.
 */
export const uiPageFolder = '.cache/ui-page';
