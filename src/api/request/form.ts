/**
 * Options for a call whose body is form-encoded (POST /login, see docs/product/7-calls.md): openapi-fetch serialises
 * the body with what it is given but leaves the Content-Type at JSON, so both stand here together.
 */
export const formEncoded = {
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  bodySerializer: (body: Record<string, string | undefined>): string => {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(body)) if (value !== undefined) form.set(name, value);
    return form.toString();
  },
};
