/** Builds the dashboard if a source has changed since the last build. */
export function buildDashboard(): Promise<void>;

/** Builds the dashboard: the texts of `dashboard.js`, `dashboard.css` and `notices.txt`, and the files of this project they come from. */
export function builtDashboard(): Promise<{ files: Record<string, string>; inputs: string[] }>;
