import { start } from './app/start';

const root = document.getElementById('root');
if (root !== null) void start(root);
