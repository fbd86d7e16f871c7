import { buildDashboard } from './dashboard';

await buildDashboard();
