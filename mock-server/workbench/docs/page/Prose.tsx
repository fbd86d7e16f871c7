/** A text of the contract, with what is between backticks as code. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece));
}
