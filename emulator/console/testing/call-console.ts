import { emulator } from '../../testing/shared-fixture';

/** Calls the console as its page does, and returns the status and the response. */
export async function callConsole(
  method: string,
  path: string,
  input?: unknown,
  { origin } = emulator,
): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(`${origin}/_emulator/console/${path}`, {
    method,
    ...(input !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }),
  });
  return { status: response.status, answer: await response.json() };
}
