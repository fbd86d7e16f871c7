import { Section } from '../../parts/Section';
import type { ServiceDocument } from '../contract/documents';

/** What the page is for, and the documents themselves. */
export function Welcome({ documents }: { documents: readonly ServiceDocument[] }) {
  return (
    <Section
      title="Documents"
      about="Choose an operation to see what it takes and answers, and to send it. Other tools read these documents."
    >
      <ul className="wb-rows">
        {documents.map(({ name, title, operations }) => (
          <li key={name} className="wb-row wb-row--plain">
            <span>
              {title} <span className="wb-quiet">{operations.length} operations</span>
            </span>
            <a href={`/__mock/openapi/${name}`} aria-label={`OpenAPI of ${title} (JSON)`}>
              OpenAPI (JSON)
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
