import { emulatorOrigin } from '../addresses';

/** Moves the backend's clock forward by `advanceMs` milliseconds, or back if it is negative. */
export async function moveClock(advanceMs: number): Promise<void> {
  const response = await fetch(`${emulatorOrigin}/_emulator/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs }),
  });
  if (!response.ok) throw new Error(`The clock was not moved: ${await response.text()}`);
}
