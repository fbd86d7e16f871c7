import './footer.css';
import { TextLink } from './TextLink';

export interface FooterProps {
  /** They open in new tabs, except e-mail and telephone. */
  links: readonly { label: string; href: string }[];
  copyright: string;
  label: string;
}

export function Footer({ links, copyright, label }: FooterProps) {
  return (
    <footer className="ui-footer">
      <nav aria-label={label}>
        <ul>
          {links.map((link) => (
            <li key={link.label}>
              <TextLink href={link.href} newTab={!/^(?:mailto|tel):/i.test(link.href)} quiet>
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
