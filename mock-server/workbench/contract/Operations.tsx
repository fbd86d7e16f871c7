import { useEffect, useRef } from 'react';
import { useHash } from '../data/use-hash';
import type { NamedDocument } from '../data/documents';
import { shownDocument } from './shown-document';
import { showOperations } from './swagger';

/** Shows the document that the address names, by default the first, and opens the named operation. */
export function Operations({ documents }: { documents: readonly NamedDocument[] }) {
  const place = useRef<HTMLDivElement>(null);
  const hash = useHash();
  const named = documents.find(({ name }) => hash.split('/')[1] === name) ?? documents[0];
  useEffect(() => {
    if (place.current && named) showOperations(place.current, shownDocument(named));
    // Swagger UI reads the address only once, so a link to another operation shows the document again.
  }, [named, hash]);
  return <div key={hash} ref={place} />;
}
