import { Button } from '../../../src/ui/Button';
import { done } from '../../client/unwrap';
import { control } from '../data/control';
import { useAct } from '../parts/Acting';
import { Column } from '../parts/Column';
import { Section } from '../parts/Section';
import { FaultForm } from './faults/FaultForm';
import { FaultList } from './faults/FaultList';

export function FaultsView() {
  const { act } = useAct();
  return (
    <>
      <Section title="New fault" about="Lets calls of an operation fail, break off or come late.">
        <FaultForm />
      </Section>
      <Column>
        <Section title="Active faults">
          <FaultList />
          <Button compact onClick={() => act(() => done(control.DELETE('/__mock/faults', {})), 'No fault is active.')}>
            Remove all
          </Button>
        </Section>
      </Column>
    </>
  );
}
