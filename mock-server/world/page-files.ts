/** The files of the dashboard: its script, and its style sheet. */
export type PageFile = 'dashboard.js' | 'dashboard.css';

/** Reads a file of the built dashboard (mock-server/workbench); null when it is not built. */
export type ReadPageFile = (file: PageFile) => Promise<string | null>;
