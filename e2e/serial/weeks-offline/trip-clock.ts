import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/instant';
import { moveClock } from '../../setup/controls';

const start = new Date();
start.setDate(start.getDate() + 1);
start.setHours(9, 0, 0, 0);

/**
 * Returns a time on a day of the trip, in milliseconds since the epoch. The trip begins tomorrow morning; by each
 * following morning, new daily tasks are due.
 */
export function timeOn(day: number, minutes = 0): number {
  return start.getTime() + (day - 1) * (DAY_MS + 20 * MINUTE_MS) + minutes * MINUTE_MS;
}

/** Returns a time in the evening of a day of the trip. */
export function eveningOf(day: number, hours = 0): number {
  return timeOn(day) + (10 + hours) * HOUR_MS;
}

/** The backend's clock. */
export class BackendClock {
  #ahead = 0;

  async moveTo(time: number): Promise<void> {
    const ahead = time - Date.now();
    await moveClock(ahead - this.#ahead);
    this.#ahead = ahead;
  }

  async reset(): Promise<void> {
    await moveClock(-this.#ahead);
    this.#ahead = 0;
  }
}
