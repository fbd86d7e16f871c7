/**
 * The two brands: their colours, radius and mark hang on `data-brand` on the root element (tokens.css); their names
 * come from the runtime configuration, since they differ by environment.
 */
export type Brand = 'default' | 'rebrand';
