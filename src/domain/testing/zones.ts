import * as fc from 'fast-check';
import { onTestFinished, vi } from 'vitest';

/** Time zones for tests: east and west, with and without clock changes, with whole-hour and other offsets. */
export const zones = fc.constantFrom(
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
);

/** Sets the time zone of the device until the test ends. */
export function setZone(zone: string): void {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
}
