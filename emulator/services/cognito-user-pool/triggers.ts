import { triggerUnsupported } from './errors';

/** The functions that the definition has Cognito run at certain events. The emulator can't run any. */
export class Triggers {
  readonly #configured: ReadonlySet<string>;

  constructor(configured: readonly string[]) {
    this.#configured = new Set(configured);
  }

  /**
   * Runs what is configured for these events, which is nothing unless the definition has triggers. Throws
   * UnexpectedLambdaException, as Cognito does if it can't run a function.
   */
  fire(...events: string[]): void {
    const event = events.find((one) => this.#configured.has(one));
    if (event !== undefined) throw triggerUnsupported(event);
  }
}
