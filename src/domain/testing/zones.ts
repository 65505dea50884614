import * as fc from 'fast-check';

/** Time zones on both sides of Greenwich, with and without clock changes, whole hours and not, for tests. */
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
