export const deliveredFolder = 'dist';

/** Also contains the page of all UI components (src/app/ui-page), for its tests only: `npm run build -- --ui-page`. */
export const uiPageFolder = '.cache/ui-page';
