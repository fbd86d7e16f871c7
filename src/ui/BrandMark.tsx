import './brand-mark.css';
import type { Brand } from './brand';

export interface BrandMarkProps {
  brand: Brand;
  name: string;
  /** Shows the mark alone where the name has no room. Screen readers still read the name. */
  markOnly?: boolean;
}

/**
 * The brand's mark and name. The marks were drawn for this project: two sails for the default brand, a sprig for the
 * rebrand.
 */
export function BrandMark({ brand, name, markOnly }: BrandMarkProps) {
  return (
    <span className="ui-brand">
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
        {brand === 'rebrand' ? sprig : sails}
      </svg>
      <span className={markOnly ? 'ui-visually-hidden' : 'ui-brand__name'}>{name}</span>
    </span>
  );
}

const sails = (
  <>
    <rect width="30" height="30" rx="8" fill="var(--accent)" />
    <path d="M13.6 6.5v13.2H6.4c3.5-3.6 5.9-8 7.2-13.2Z" fill="var(--on-accent)" />
    <path d="M16 9.5c3.4 2.6 5.8 6 7.2 10.2H16V9.5Z" fill="var(--on-accent)" opacity="0.72" />
    <path d="M6.4 22.5h17.2" stroke="var(--on-accent)" strokeWidth="1.8" strokeLinecap="round" />
  </>
);

const sprig = (
  <>
    <circle cx="15" cy="15" r="15" fill="var(--accent)" />
    <path d="M15 24V11.5" stroke="var(--on-accent)" strokeWidth="1.8" strokeLinecap="round" />
    <path d="M15 12.5c-.3-3.3.7-5.8 3-7.5 1.3 3.2.3 5.7-3 7.5Z" fill="var(--on-accent)" />
    <path d="M14.6 19c-4.1.2-6.7-1.3-7.8-4.6 3.9-.7 6.5.8 7.8 4.6Z" fill="var(--on-accent)" opacity="0.86" />
    <path d="M15.4 17.3c.9-3.7 3.4-5.3 7.3-4.9-.7 3.6-3.1 5.2-7.3 4.9Z" fill="var(--on-accent)" opacity="0.72" />
  </>
);
