export function buildDashboard(): Promise<void>;

/**
 * Builds `dashboard.js`, `dashboard.css` and `notices.txt`. Returns them, and the files of this project they come from.
 */
export function builtDashboard(): Promise<{ files: Record<string, string>; inputs: string[] }>;
