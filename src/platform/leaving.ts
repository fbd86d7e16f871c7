import { perApp } from '../lifetime';

/** The event that began to leave for another document. A form with unsaved changes prevents it by default. */
const leaving = perApp((): { start: { readonly defaultPrevented: boolean } } => ({
  start: { defaultPrevented: true },
}));

/** Safari on iOS never sends `beforeunload`, so `goTo` calls this too. */
export function noteLeaving(event: { readonly defaultPrevented: boolean } = { defaultPrevented: false }): void {
  leaving().start = event;
}

/** Whether the page has begun to leave. Safari then ends all pending loads at once. */
export function isLeaving(): boolean {
  return !leaving().start.defaultPrevented;
}
