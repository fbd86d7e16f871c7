/** Texts of the contract and of scenarios have code between backquotes. */
export function Marked({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} translate="no">
        {part}
      </code>
    ),
  );
}
