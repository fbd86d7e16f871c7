import { Component, type ErrorInfo, type ReactNode } from 'react';
import { translate } from '../../lib/i18n/i18n';
import { ChunkError } from '../../lib/browser/load-part';
import { BUILD, logClientError } from '../../lib/errors/logging';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { StepHeading } from '../../ui/StepHeading';
import { TraceId } from '../../ui/TraceId';
import { OfflineBar } from '../../ui/OfflineBar';
import { PageLayout } from '../layout/PageLayout';
import { shellTexts } from '../layout/texts';
import { traceIdOf } from '../../lib/errors/outcomes';

/**
 * Catches errors that a screen throws. Shows a page with a reload button, the trace id and the version, never a stack.
 * React supports error boundaries only as classes.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo) {
    logClientError(error);
  }

  override componentDidUpdate() {
    // A part of the frame itself is missing: the page can be shown whole once the browser is back online.
    if (this.state.error instanceof ChunkError) addEventListener('online', reload, { once: true });
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    const { error } = this.state;
    const kind = error instanceof ChunkError ? 'chunk' : 'crash';
    const traceId = traceIdOf(error);
    const card = (
      <Card>
        <StepHeading>{translate(shellTexts, `${kind}.title`)}</StepHeading>
        <p>{translate(shellTexts, `${kind}.message`)}</p>
        <Button variant="primary" wide onClick={reload}>
          {translate(shellTexts, 'crash.reload')}
        </Button>
        {traceId !== undefined && <TraceId value={traceId} />}
        <p className="app-crash__version">{translate(shellTexts, 'crash.version', { version: BUILD })}</p>
      </Card>
    );
    // The frame of a missing part is sound; that of a crash may be its cause.
    return kind === 'chunk' ? (
      <>
        <OfflineBar />
        <PageLayout layout="card">{card}</PageLayout>
      </>
    ) : (
      <main className="app-crash">{card}</main>
    );
  }
}

function reload(): void {
  location.reload();
}
