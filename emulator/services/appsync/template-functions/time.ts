import type { Clock } from '../../../core/clock';
import { HostObject, toText, type Value } from '../velocity/value';

/** AppSync accepts seconds in an offset, JavaScript doesn't. They are left out. */
const offsetSeconds = /([+-]\d{2}:\d{2}):\d{2}$/;

const milliseconds = (value: Value | undefined) =>
  Date.parse(toText(value ?? null).replace(offsetSeconds, '$1'));

/** Returns $util.time, which uses the emulator's clock. Parsing an invalid instant returns null. */
export function timeFunctions(clock: Pick<Clock, 'now'>): HostObject {
  return new HostObject('$util.time', {
    epochMilliSecondsToISO8601: (value) => new Date(Number(value)).toISOString(),
    epochMilliSecondsToSeconds: (value) => Math.floor(Number(value) / 1000),
    nowEpochSeconds: () => Math.floor(clock.now().getTime() / 1000),
    nowISO8601: () => clock.now().toISOString(),
    parseISO8601ToEpochMilliSeconds: (value) => {
      const instant = milliseconds(value);
      return Number.isNaN(instant) ? null : instant;
    },
  });
}
