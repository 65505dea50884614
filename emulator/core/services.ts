import type { BackendDefinition } from '../assembly/definition';
import type { Clock } from './clock';
import type { Faults } from './faults';
import type { Log } from './log';
import type { Store } from './store';

/** What every emulated service is given; each names what it needs of it (`Pick<…>`). */
export interface ServiceContext {
  definition: BackendDefinition;
  clock: Clock;
  log: Log;
  store: Store;
  faults: Faults;
  /** Where the one port is reached, without a trailing slash: 'http://localhost:20005'. */
  origin: string;
  /** This emulator's state folder; a service keeps its files in a sub-folder of its own. */
  stateFolder: string;
}
