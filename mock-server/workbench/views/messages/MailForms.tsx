import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../src/ui/Button';
import { worldId } from '../../data/page';
import { mailQuery } from '../../data/queries';
import { CodeBlock } from '../../parts/CodeBlock';

const forms = ['HTML', 'Headers', 'Source'] as const;

/** The mail as an e-mail program gets it. Its HTML runs no script and follows no link. */
export function MailForms({ id }: { id: string }) {
  const [shown, setShown] = useState<(typeof forms)[number]>();
  const { data: source = '' } = useQuery({ ...mailQuery(id), enabled: shown !== undefined });
  const text = shown === 'Headers' ? source.slice(0, source.indexOf('\n\n')) : source;
  return (
    <>
      <div className="wb-buttons" role="group" aria-label="Forms of the mail">
        {forms.map((form) => (
          <Button
            key={form}
            compact
            variant="quiet"
            aria-pressed={form === shown}
            onClick={() => setShown(form === shown ? undefined : form)}
          >
            {form}
          </Button>
        ))}
      </div>
      {shown === 'HTML' && (
        <iframe
          className="wb-mail"
          title="HTML of the mail"
          sandbox=""
          src={`/__mock/outbox/${encodeURIComponent(id)}?as=html&mock-world=${encodeURIComponent(worldId)}`}
        />
      )}
      {(shown === 'Headers' || shown === 'Source') && <CodeBlock title={shown} text={text} />}
    </>
  );
}
