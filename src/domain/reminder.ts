/**
 * Returns the next moment at which clocks show a time of day, such as '08:00': today, or tomorrow if that has passed.
 * It has no time zone, and is given as the UTC date with the same digits.
 */
export function nextReminder(time: string, now: Date): Date {
  const [hours, minutes] = time.split(':').map(Number);
  const passed = time <= timeOfDay(now);
  return new Date(
    Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + (passed ? 1 : 0), hours, minutes),
  );
}

function timeOfDay(date: Date): string {
  return [date.getHours(), date.getMinutes()].map((one) => String(one).padStart(2, '0')).join(':');
}
