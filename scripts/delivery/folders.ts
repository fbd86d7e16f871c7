export const deliveredFolder = 'dist';
