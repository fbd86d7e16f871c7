import { buildDashboard } from './dashboard';

await buildDashboard(async () => (await import('./built-dashboard')).builtDashboard());
