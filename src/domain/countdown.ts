/** Seconds as 'h m s', as the refresh countdown shows them (spec §4): 86399 is '23h 59m 59s'. */
export function countdownText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 3600)}h ${Math.floor((left % 3600) / 60)}m ${left % 60}s`;
}

/** The same as an ISO 8601 duration, for the `dateTime` of a time element. */
export function countdownDuration(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `PT${Math.floor(left / 3600)}H${Math.floor((left % 3600) / 60)}M${left % 60}S`;
}
