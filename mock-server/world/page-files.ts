/** The files of the dashboard and of Swagger UI, which its page of the contract uses: scripts and style sheets. */
export type PageFile = 'dashboard.js' | 'dashboard.css' | 'swagger-ui.js' | 'swagger-ui.css';

/** Reads a file of the built dashboard (mock-server/workbench); null when it is not built. */
export type ReadPageFile = (file: PageFile) => Promise<string | null>;
