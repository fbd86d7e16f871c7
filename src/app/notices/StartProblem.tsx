import '../../ui/tokens.css';
import '../../ui/base.css';
import '../layout/app.css';
import english from '../../../locales/en/start-problem.json';
import { defineTexts, translate } from '../../lib/i18n/i18n';
import { BUILD } from '../../lib/errors/logging';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { shellTexts } from '../layout/texts';

const texts = defineTexts('start-problem', english);

/**
 * `config`: the configuration file is missing or invalid. `unreachable`: it does not answer. `cookies`: the browser stores
 * no cookies, so sign-in cannot work.
 */
export type StartProblemKind = 'config' | 'unreachable' | 'cookies';

interface StartProblemProps {
  kind: StartProblemKind;
  /** Names of the invalid configuration fields, never their values. */
  problems?: readonly string[] | undefined;
}

/** The page for an app that cannot start: the problem, and a button to try again. */
export function StartProblem({ kind, problems = [] }: StartProblemProps) {
  const [title, message] =
    kind === 'unreachable'
      ? [translate(shellTexts, 'chunk.title'), translate(shellTexts, 'chunk.message')]
      : [translate(texts, `${kind}.title`), translate(texts, `${kind}.message`)];
  return (
    <main className="app-crash">
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
        <Button variant="primary" wide onClick={() => window.location.reload()}>
          {translate(shellTexts, 'crash.reload')}
        </Button>
        <p className="app-crash__version">{translate(shellTexts, 'crash.version', { version: BUILD })}</p>
      </Card>
    </main>
  );
}
