import { emulatorOrigin } from '../addresses';

interface Fault {
  /** Service and operation, as docs/emulator.md names them. */
  operation: string;
  kind: 'error' | 'lost';
  times: number;
}

/** Has the next calls of an operation fail in the backend. */
export const planFault = (fault: Fault): Promise<void> => control('POST', 'faults', fault);

async function control(method: string, call: string, body?: object): Promise<void> {
  const init = body && { body: JSON.stringify(body) };
  const response = await fetch(`${emulatorOrigin}/_emulator/${call}`, { method, ...init });
  if (!response.ok) throw new Error(`The emulator refused ${call}: ${await response.text()}`);
}
