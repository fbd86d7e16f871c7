/**
 * The username beside a password field, present though unseen: password managers then know whose password they fill in
 * or save (see docs/decisions/accessibility.md#password-managers-and-phones). Out of the tab order and hidden from
 * screen readers, since the page shows the name elsewhere.
 */
export function HiddenUsername({ value, name = 'username' }: { value: string; name?: string }) {
  return (
    <input
      className="ui-visually-hidden"
      type="text"
      name={name}
      autoComplete="username"
      value={value}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
