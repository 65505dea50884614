/** A time of day as in a time field, such as '08:00'. */
export type TimeOfDay = string;

/** Whether a text is a time of day. */
export function isTimeOfDay(text: string): text is TimeOfDay {
  return /^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(text);
}

/**
 * Returns the next moment at which clocks show a time of day: today, or tomorrow if that has passed. It
 * is a wall-clock reading without a time zone, given as the UTC date with the same digits.
 */
export function nextReminder(time: TimeOfDay, now: Date): Date {
  const [hours, minutes] = time.split(':').map(Number);
  const passed = time <= timeOfDay(now);
  return new Date(
    Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + (passed ? 1 : 0), hours, minutes),
  );
}

function timeOfDay(date: Date): TimeOfDay {
  return [date.getHours(), date.getMinutes()].map((one) => String(one).padStart(2, '0')).join(':');
}
