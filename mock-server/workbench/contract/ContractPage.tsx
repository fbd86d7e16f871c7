import { Banner } from '../../../src/ui/Banner';
import { WorldLine } from '../frame/WorldLine';
import { Said } from '../parts/Acting';
import { useDocuments } from '../data/documents';
import { OperationList } from './OperationList';
import { Operations } from './Operations';
import { SessionForm } from './SessionForm';
import { WorldForm } from './WorldForm';

/** The page /__mock/docs: the person and world of its requests, and every operation in Swagger UI. */
export function ContractPage() {
  const { documents, problem } = useDocuments();
  return (
    <div className="wb">
      <WorldLine title="The contract" />
      <div className="wb-contract__forms">
        <WorldForm />
        <SessionForm />
      </div>
      {problem && <Banner tone="error">The contract could not be loaded: {problem.message}</Banner>}
      {documents ? (
        <div className="wb-contract">
          <OperationList documents={documents} />
          <Operations documents={documents} />
        </div>
      ) : (
        <p className="wb-quiet">The contract is loading.</p>
      )}
      <Said />
    </div>
  );
}
