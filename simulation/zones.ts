import type { Device } from './device/device';

/** Where devices are taken: their clocks change while lives go on, or they are far apart, or off by half an hour. */
export const ZONES = [
  'America/New_York',
  'America/St_Johns',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Pago_Pago',
] as const;

const SECONDS_PER_DAY = 24 * 60 * 60;
const DAY_MS = SECONDS_PER_DAY * 1000;

/** Returns the daily tasks' countdowns that a device shows and that aren't 24 hours from when its set was chosen. */
export function countdownProblems({ name, tabs }: Device): string[] {
  return tabs.flatMap(({ page }) => {
    const shown = page.countdown();
    if (!shown) return [];
    const { since, now, left } = shown;
    const expected = Math.min(
      Math.max(0, Math.ceil((since + DAY_MS - now) / 1000)),
      SECONDS_PER_DAY,
    );
    if (left === expected) return [];
    return [`The daily tasks of ${name} end in ${left} s, not in ${expected} s`];
  });
}

/** Returns the streaks that devices show and that their time zones' days with a completion contradict. */
export function streakProblems(
  devices: readonly Device[],
  completedAt: readonly number[],
): string[] {
  return devices.flatMap(({ name, browser: { zone }, tabs: [tab] }) => {
    const shown = tab?.page.streak();
    if (!shown) return [];
    const days = new Set(completedAt.map((instant) => dayOf(instant, zone)));
    const expected = streakOf(days, dayOf(shown.now, zone));
    if (shown.days === expected) return [];
    return [`The streak on ${name}, in ${zone ?? 'UTC'}, is ${shown.days}, not ${expected}`];
  });
}

/** Counts back from today to the second day without a completion, as calendar days, such as '2026-03-08'. */
function streakOf(done: ReadonlySet<string>, today: string): number {
  let days = done.has(today) ? 1 : 0;
  let missed = 0;
  for (let day = before(today); missed < 2; day = before(day)) {
    if (done.has(day)) days += 1;
    else missed += 1;
  }
  return days;
}

function before(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function dayOf(instant: number, timeZone = 'UTC'): string {
  // Sweden writes days as ISO does.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone });
  formats.set(timeZone, format);
  return format.format(instant);
}
