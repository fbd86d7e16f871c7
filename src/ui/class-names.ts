/** Joins class names, leaving out what is absent: `classNames('ui-button', busy && 'is-busy', className)`. */
export function classNames(...names: ReadonlyArray<string | false | undefined>): string {
  return names.filter(Boolean).join(' ');
}
