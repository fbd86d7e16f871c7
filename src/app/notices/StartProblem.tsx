import '../../ui/tokens.css';
import '../../ui/base.css';
import '../layout/app.css';
import { useTranslation } from 'react-i18next';
import { BUILD } from '../../api/logging';
import { SupportDetails } from '../../ui/SupportDetails';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { environment } from '../../navigation/navigation';

/**
 * `config`: the configuration file is missing or invalid. `unreachable`: no response to its request. `cookies`: the
 * browser stores no cookies, so sign-in cannot work.
 */
export type StartProblemKind = 'config' | 'unreachable' | 'cookies';

interface StartProblemProps {
  kind: StartProblemKind;
  /** Names of the invalid configuration fields, never their values. */
  problems?: readonly string[] | undefined;
}

export function StartProblem({ kind, problems = [] }: StartProblemProps) {
  const { t } = useTranslation('session', { keyPrefix: 'start-problem' });
  const { t: shell } = useTranslation('shell');
  const [title, message] =
    kind === 'unreachable'
      ? [shell('chunk.title'), shell('chunk.message')]
      : [t(`${kind}.title`), t(`${kind}.message`)];
  return (
    <main className="ui-auth app-crash">
      <title>{title}</title>
      <Card>
        {/* It takes the place of a form that may have had the focus. */}
        <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
          {title}
        </h1>
        <p>{message}</p>
        {kind === 'config' && problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={problem}>
                <code>{problem}</code>
              </li>
            ))}
          </ul>
        )}
        <Button variant="primary" wide onClick={() => environment().reload()}>
          {shell('crash.reload')}
        </Button>
        <SupportDetails traceId={undefined} version={shell('crash.version', { version: BUILD })} />
      </Card>
    </main>
  );
}
