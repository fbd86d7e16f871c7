/** The typed address among the kept values of the history entry. */
export const KEPT_EMAIL = 'email';
