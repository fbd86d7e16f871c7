import '../ui/tokens.css';
import '../ui/base.css';
import './app.css';
import { translate } from '../lib/i18n';
import { BUILD } from '../lib/logging';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { shellTexts } from './shell-texts';

/** The page of a deployment whose configuration file is missing or wrong: which fields are at fault, never what stands in them. */
export function ConfigProblem({ problems }: { problems: readonly string[] }) {
  return (
    <main className="app-crash">
      <title>{translate(shellTexts, 'config.title')}</title>
      <Card>
        <h1>{translate(shellTexts, 'config.title')}</h1>
        <p>{translate(shellTexts, 'config.message')}</p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>
              <code>{problem}</code>
            </li>
          ))}
        </ul>
        <Button variant="primary" wide onClick={() => window.location.reload()}>
          {translate(shellTexts, 'crash.reload')}
        </Button>
        <p className="app-crash__version">{translate(shellTexts, 'crash.version', { version: BUILD })}</p>
      </Card>
    </main>
  );
}
