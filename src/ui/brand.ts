/**
 * The two brands. Their colours, radius and mark depend on `data-brand` of the root element (tokens.css). Their names
 * come from the runtime configuration, because they differ by environment.
 */
export type Brand = 'default' | 'rebrand';
