import { useEffect, useRef } from 'react';
import { Banner } from '../../../src/ui/Banner';
import { WorldLine } from '../frame/WorldLine';
import { useHash } from '../frame/use-hash';
import { Said } from '../parts/Acting';
import { useDocuments } from './contract/documents';
import { listHeading, OperationList } from './page/OperationList';
import { operationHeading, OperationPage } from './page/OperationPage';
import { Welcome } from './page/Welcome';

/** The page /__mock/docs: every operation of the contract and of the control interface, and a form that sends it. */
export function Docs() {
  const { documents, isLoading, problem } = useDocuments();
  const key = useHash().slice(1);
  const chosen = documents.flatMap(({ operations }) => operations).find((operation) => operation.key === key);
  const isKnown = chosen !== undefined;
  const before = useRef(key);

  useEffect(() => {
    document.title = isKnown ? `${key.slice(key.indexOf('/') + 1)} - The contract` : 'The contract';
    if (before.current === key) return;
    before.current = key;
    // On a phone the pressed link disappears.
    document.getElementById(isKnown ? operationHeading : listHeading)?.focus();
  }, [key, isKnown]);

  return (
    <div className="wb">
      <WorldLine />
      {problem && <Banner tone="error">The contract could not be loaded: {problem.message}</Banner>}
      {isLoading && <p className="wb-quiet">The contract is loading.</p>}
      <div className="wb-docs" data-chosen={isKnown || undefined}>
        <OperationList documents={documents} chosen={chosen?.key} />
        <div className="wb-column">
          {!['', listHeading].includes(key) && !isKnown && !isLoading && (
            <Banner tone="warning">The contract has no operation "{key}".</Banner>
          )}
          {chosen ? <OperationPage key={chosen.key} operation={chosen} /> : <Welcome documents={documents} />}
        </div>
      </div>
      <Said />
    </div>
  );
}
