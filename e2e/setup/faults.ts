import { emulatorOrigin } from '../addresses';

/** Has the next calls of an operation fail, or be done while their answer is lost. */
export async function planFault(
  operation: string,
  kind: 'error' | 'lost',
  times = 1,
): Promise<void> {
  const response = await fetch(`${emulatorOrigin}/_emulator/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operation, kind, times }),
  });
  if (!response.ok) throw new Error(`The fault was not planned: ${await response.text()}`);
}
