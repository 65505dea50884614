import type { DefinitionWith, OptionalPart } from '../assembly/definition';
import type { Clock } from './clock';
import type { Faults } from './faults';
import type { Log } from './log';
import type { Store } from './store';
import type { Usage } from './usage';

/** The dependencies of the services; each service picks those it needs, and names the parts it runs. */
export interface ServiceContext<Part extends OptionalPart = never> {
  definition: DefinitionWith<Part>;
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
