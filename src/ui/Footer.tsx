import './footer.css';
import { TextLink } from './TextLink';

export interface FooterProps {
  /** Privacy, terms, supported browsers: they open in new tabs (see docs/product/2-screens.md#footer). */
  links: readonly { label: string; href: string }[];
  /** With this year already in it. */
  copyright: string;
  /** Name of the navigation for screen readers. */
  label: string;
}

/** The foot of every page: quiet links and the copyright line. */
export function Footer({ links, copyright, label }: FooterProps) {
  return (
    <footer className="ui-footer">
      <nav aria-label={label}>
        <ul>
          {links.map((link) => (
            <li key={link.label}>
              <TextLink href={link.href} newTab quiet>
                {link.label}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <p>{copyright}</p>
    </footer>
  );
}
