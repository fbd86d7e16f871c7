/** Tells password managers whose password they fill in or save. The page shows the name elsewhere. */
export function HiddenUsername({ value }: { value: string }) {
  return (
    <input
      className="ui-visually-hidden"
      type="text"
      name="username"
      autoComplete="username"
      value={value}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
