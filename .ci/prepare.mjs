// Installs everything that checks and tools need, before a command of package.json that runs one of them.
import { prepare } from '../build/local/prepare.mjs';

prepare('everything');
