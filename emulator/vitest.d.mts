import type { RunningEmulator, StartOptions } from './index';

/**
 * Starts the project's emulator before the tests of a file or `describe`, on free ports and with a state of its own:
 * empty, a copy of `snapshot`, or what `seed` creates. Each test begins with that state. `stop` needn't be called.
 */
export function useEmulator(options?: Omit<StartOptions, 'fresh' | 'state'>): RunningEmulator;
