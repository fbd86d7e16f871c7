import { useId } from 'react';

/** A longer text would slow the page down. */
const MOST = 20_000;

type CodeBlockProps = { title: string } & ({ text: string } | { value: unknown });

/** Shows a text unchanged, and a value as JSON. Shows nothing for an empty one. */
export function CodeBlock({ title, ...content }: CodeBlockProps) {
  const id = useId();
  const text = 'text' in content ? content.text : (JSON.stringify(content.value, null, 2) ?? '');
  if (text === '' || text === 'null') return null;
  return (
    <div className="wb-code">
      <h3 id={id}>{title}</h3>
      <pre aria-labelledby={id} role="group" translate="no">
        {text.slice(0, MOST)}
        {text.length > MOST && `\n... and ${text.length - MOST} more characters`}
      </pre>
    </div>
  );
}
