export { createMock, type InProcessMock } from './adapters/in-process';
