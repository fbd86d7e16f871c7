import './auth-layout.css';

interface BrandMarkProps {
  name: string;
  /** Pictures of 30 px for both schemes. Without them the mark is the drawing of the default brand. */
  mark?: { light: string; dark: string } | undefined;
  /** Shows the mark alone where the name has no room. Screen readers still read the name. */
  markOnly?: boolean;
}

/** The brand's mark and name. Two sails are the mark of the default brand; they were drawn for this project. */
export function BrandMark({ name, mark, markOnly }: BrandMarkProps) {
  return (
    <span className="ui-brand">
      {mark === undefined ? (
        sails
      ) : (
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={mark.dark} />
          <img src={mark.light} alt="" />
        </picture>
      )}
      <span className={markOnly ? 'ui-visually-hidden' : 'ui-brand__name'}>{name}</span>
    </span>
  );
}

const sails = (
  <svg viewBox="0 0 30 30" aria-hidden="true" focusable="false">
    <rect width="30" height="30" rx="8" fill="var(--brand)" />
    <path d="M13.6 6.5v13.2H6.4c3.5-3.6 5.9-8 7.2-13.2Z" fill="var(--on-accent)" />
    <path d="M16 9.5c3.4 2.6 5.8 6 7.2 10.2H16V9.5Z" fill="var(--on-accent)" opacity="0.72" />
    <path d="M6.4 22.5h17.2" stroke="var(--on-accent)" strokeWidth="1.8" strokeLinecap="round" />
  </svg>
);
