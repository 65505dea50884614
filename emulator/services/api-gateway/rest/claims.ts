const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns claims as a REST API gives them to functions: texts, with commas between the members of a list. */
export function claimTexts(claims: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(claims).map(([name, value]) => {
      const isTime = (name === 'exp' || name === 'iat') && typeof value === 'number';
      return [name, isTime ? timeText(value) : textOf(value)];
    }),
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** 'Thu Apr 26 19:21:53 UTC 2018'. */
function timeText(seconds: number): string {
  const time = new Date(seconds * 1000);
  const day = String(time.getUTCDate()).padStart(2, '0');
  const clock = time.toISOString().slice(11, 19);
  return `${days[time.getUTCDay()]} ${months[time.getUTCMonth()]} ${day} ${clock} UTC ${time.getUTCFullYear()}`;
}
