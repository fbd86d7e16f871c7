/** A control call that was refused: its message is the sentence that the control interface gave. */
export class MockRefusal extends Error {
  override name = 'MockRefusal';
}

/** The body of a control call that went well. @throws MockRefusal with what the control interface said. */
export async function taken<Data>(call: Promise<{ data?: Data; error?: unknown; response: Response }>): Promise<Data> {
  const { data, error, response } = await call;
  if (response.ok && data !== undefined) return data;
  throw refused(error, response);
}

/** Waits for a control call that answers nothing (204). @throws MockRefusal */
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
