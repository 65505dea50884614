import { DAY_MS, HOUR_MS, MINUTE_MS } from './instant';

/** Says how far off a device's clock is; `offset` is its correction in milliseconds. */
export function clockText(offset: number): string {
  const direction = offset < 0 ? 'ahead' : 'behind';
  return `Your device’s clock is about ${spanText(Math.abs(offset))} ${direction}, so we’re using the correct time instead.`;
}

function spanText(ms: number): string {
  const [unit, name] = UNITS.find(([one]) => ms >= one * 0.95) ?? [MINUTE_MS, 'minute'];
  const count = Math.round(ms / unit);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

const UNITS = [
  [DAY_MS, 'day'],
  [HOUR_MS, 'hour'],
] as const;
