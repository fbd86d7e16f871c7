/** The message is a sentence of the control interface. */
export class MockRefusal extends Error {
  override name = 'MockRefusal';
}

/** @throws MockRefusal with the message of the control interface */
export async function unwrap<Data>(call: Promise<{ data?: Data; error?: unknown; response: Response }>): Promise<Data> {
  const { data, error, response } = await call;
  if (response.ok && data !== undefined) return data;
  throw refused(error, response);
}

/** For a control call without a response body (204). @throws MockRefusal */
export async function done(call: Promise<{ error?: unknown; response: Response }>): Promise<void> {
  const { error, response } = await call;
  if (!response.ok) throw refused(error, response);
}

function refused(error: unknown, response: Response): MockRefusal {
  const message =
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
      ? error.message
      : `It answered ${response.status}.`;
  return new MockRefusal(message);
}
