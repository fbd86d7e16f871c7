import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** TABLES of the environment. */
    tables: string;
  }
}

/** Whether each row of a table meets all that it can meet (`npm run test:deep`), or only what is its turn. */
export const whole = inject('tables') === 'whole';
