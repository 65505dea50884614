import { act } from '@testing-library/react';
import { connection } from '@/lib/connection';

/** Disconnects the page, or reconnects it. */
export function setOnline(isOnline: boolean): void {
  act(() => connection.record(isOnline));
}
