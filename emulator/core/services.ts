import type { BackendDefinition } from '../assembly/definition';
import type { Clock } from './clock';
import type { Faults } from './faults';
import type { Log } from './log';
import type { Store } from './store';
import type { Usage } from './usage';

/** The dependencies of the services; each service picks those it needs. */
export interface ServiceContext {
  definition: BackendDefinition;
  clock: Clock;
  log: Log;
  store: Store;
  faults: Faults;
  usage: Usage;
  /** The emulator's origin: 'http://localhost:20005'. */
  origin: string;
  /** Holds one subfolder per service. */
  stateFolder: string;
}
