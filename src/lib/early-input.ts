/**
 * What a person typed into the prerendered form before the app had started (experience.md, First paint). Where the app takes the form
 * over as it stands, the field keeps it; where it has to draw the page anew (another brand, another language) it is carried over here.
 */
let username: string | undefined;

/** Keeps what stands in the prerendered field, before the page is drawn anew. */
export function keepEarlyInput(root: ParentNode): void {
  const field = root.querySelector('input[name="username"]');
  if (field instanceof HTMLInputElement && field.value !== '') username = field.value;
}

/** What was typed early; the form asks for it when it is first drawn. */
export function earlyUsername(): string | undefined {
  return username;
}
