export const KEPT_EMAIL = 'email';
