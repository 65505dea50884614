import { act } from '@testing-library/react';
import { connection } from '@/lib/connection';

/** Loses the page's connection, or gives it back. */
export function setOnline(isOnline: boolean): void {
  act(() => connection.note(isOnline));
}
