import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner';
import { problemText } from './security.errors';

interface Change {
  readonly error: Error | null;
  readonly announceKey: number;
}

/** Says why a change failed. Renders nothing while none has failed, or when the app is on its way to another page. */
export function ChangeProblem({ of }: { of: readonly Change[] }) {
  const { t } = useTranslation('security');
  const failed = of.find(({ error }) => error !== null);
  const problem = failed === undefined ? undefined : problemText(t, failed.error);
  if (problem === undefined) return null;
  return (
    <Banner tone="error" announceKey={of.reduce((sum, { announceKey }) => sum + announceKey, 0)}>
      {problem}
    </Banner>
  );
}
