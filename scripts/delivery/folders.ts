/** What is delivered: `npm run build` makes it. */
export const deliveredFolder = 'dist';

/**
 * The same bundle with the living page of the parts in it (src/app/ui-page), for its tests alone: `npm run build --
 * --ui-page`.
 */
export const uiPageFolder = '.cache/ui-page';
