import * as fc from 'fast-check';

/** Time zones for tests: east and west, with and without clock changes, with full and partial hours. */
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
