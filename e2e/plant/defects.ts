import type { Defect } from './defect';
import { commits } from './defects/commits';
import { emulatorAuth } from './defects/emulator-auth';
import { emulatorConsole } from './defects/emulator-console';
import { emulatorData } from './defects/emulator-data';
import { emulatorStorage } from './defects/emulator-storage';

/** Every defect that a test must find: one for each group of tests that find the same. */
export const defects: readonly Defect[] = [
  ...commits,
  ...emulatorAuth,
  ...emulatorConsole,
  ...emulatorData,
  ...emulatorStorage,
];
