import { useState } from 'react';

/**
 * Holds what the user enters in a form, each value as the text of its field. `set` changes one. `field` connects a text field or a select
 * to its value; `choice` does the same for a `Choice`.
 * @param initial the texts with which the form opens, by name
 */
export function useEntries<Entries extends { [name in keyof Entries]: string }>(initial: Entries) {
  const [entries, setEntries] = useState(initial);
  const set = (name: keyof Entries, text: string) => setEntries((before) => ({ ...before, [name]: text }));
  return {
    entries,
    set,
    field: (name: keyof Entries) => ({
      value: entries[name],
      onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    }),
    choice: (name: keyof Entries) => ({ value: entries[name], onChoose: (text: string) => set(name, text) }),
  };
}
