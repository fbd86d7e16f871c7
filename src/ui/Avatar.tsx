import './avatar.css';

/** The initials of a person; decoration beside the name. */
export function Avatar({ firstName, lastName }: { firstName: string; lastName: string }) {
  return (
    <span className="ui-avatar" aria-hidden="true">
      {initials(firstName, lastName)}
    </span>
  );
}

/** First letters as people see them (a grapheme may be several code points), upper case. */
export function initials(...names: readonly string[]): string {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return names
    .map((name) => letters.segment(name.trim())[Symbol.iterator]().next().value?.segment ?? '')
    .join('')
    .toLocaleUpperCase();
}
