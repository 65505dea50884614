/** The emulator refused a call; the message says why. */
export class CallError extends Error {
  override name = 'CallError';
}

/** Calls the console's server. Throws CallError. */
export async function call<T>(method: string, path: string, input?: unknown): Promise<T> {
  const response = await fetch(`/_emulator/console/${path}`, {
    method,
    ...(input !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }),
  }).catch(() => {
    throw new CallError('Can’t reach the emulator.');
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const answer = isJson ? await response.json() : { message: await response.text() };
  if (!response.ok) throw new CallError(answer.message);
  return answer;
}

/** Runs an action, and shows its error in `problem` if it fails. */
export async function attempt(act: () => Promise<void>, problem: HTMLElement): Promise<void> {
  problem.textContent = '';
  try {
    await act();
  } catch (error) {
    if (!(error instanceof CallError || error instanceof SyntaxError)) throw error;
    problem.textContent = error.message;
  }
}
