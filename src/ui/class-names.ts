/** Joins class names and omits absent ones: `classNames('ui-button', busy && 'is-busy', className)`. */
export function classNames(...names: ReadonlyArray<string | false | undefined>): string {
  return names.filter(Boolean).join(' ');
}
