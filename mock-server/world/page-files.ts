/** Scripts and style sheets of the dashboard. Its page of the contract uses Swagger UI. */
export type PageFile = 'dashboard.js' | 'dashboard.css' | 'swagger-ui.js' | 'swagger-ui.css';

/** Null when the dashboard (mock-server/workbench) is not built. */
export type ReadPageFile = (file: PageFile) => Promise<string | null>;
