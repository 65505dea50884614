/** The running backend, and the parts of it that benchmarks measure. */
export { startBackend, type Backend } from './commands/backend';
export { seedBackend } from './commands/seed';
export { selfSignedCertificate } from './core/certificate';
export { silentLog } from './core/log';
export type { Emulator } from './emulator';
export type { Row } from './services/dynamodb/attribute-value';
export { openTableStore } from './services/dynamodb/table-store';
