import type { Defect } from './defect';
import { actions } from './defects/actions';
import { administration } from './defects/administration';
import { commits } from './defects/commits';
import { emulatorAuth } from './defects/emulator-auth';
import { emulatorConsole } from './defects/emulator-console';
import { emulatorData } from './defects/emulator-data';
import { emulatorStorage } from './defects/emulator-storage';
import { notes } from './defects/notes';
import { pages } from './defects/pages';
import { sending } from './defects/sending';
import { session } from './defects/session';

/** Every defect that a test must find: one for each group of tests that find the same. */
export const defects: readonly Defect[] = [
  ...actions,
  ...administration,
  ...commits,
  ...emulatorAuth,
  ...emulatorConsole,
  ...emulatorData,
  ...emulatorStorage,
  ...notes,
  ...pages,
  ...sending,
  ...session,
];
