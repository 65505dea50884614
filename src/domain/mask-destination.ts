/**
 * Where a code was sent, fit to be shown (spec §2.5): an email address keeps the first and the last
 * character of its local part, a phone number its last four digits.
 */
export function maskDestination(destination: string): string {
  const at = destination.lastIndexOf('@');
  if (at > 0) return `${starred(destination.slice(0, at), 1, 1)}${destination.slice(at)}`;
  return starred(destination, 0, SHOWN_DIGITS);
}

const SHOWN_DIGITS = 4;

// By characters and not by UTF-16 units: an address may begin with any letter of the world.
function starred(text: string, keptAhead: number, keptBehind: number): string {
  const characters = Array.from(text);
  const end = characters.length - keptBehind;
  return characters.map((one, at) => (at >= keptAhead && at < end ? '*' : one)).join('');
}
