import { useEffect } from 'react';

/** Forms with changes that are not saved: whoever takes the person away asks first (experience.md: unsaved changes ask before they are dropped). */
let dirty = 0;

/** Marks unsaved changes while `isDirty` is true; the browser itself asks when the page is closed or reloaded. */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    dirty += 1;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => {
      dirty -= 1;
      window.removeEventListener('beforeunload', hold);
    };
  }, [isDirty]);
}

export function hasUnsavedChanges(): boolean {
  return dirty > 0;
}
