import { moveClock } from '../setup/controls';

/** The backend's clock, which tests move forward and put back. */
export class BackendClock {
  #ahead = 0;

  /** Moves it to a time in milliseconds since the epoch. */
  async moveTo(time: number): Promise<void> {
    await this.advance(time - Date.now() - this.#ahead);
  }

  async advance(ms: number): Promise<void> {
    await moveClock(ms);
    this.#ahead += ms;
  }

  async reset(): Promise<void> {
    await this.advance(-this.#ahead);
  }
}
