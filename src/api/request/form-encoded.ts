/** openapi-fetch uses the given serialiser but leaves the Content-Type at JSON, so these options set both. */
export const formEncoded = {
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  bodySerializer: (body: Record<string, string | undefined>): string => {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(body)) if (value !== undefined) form.set(name, value);
    return form.toString();
  },
};
