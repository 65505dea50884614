/** The running backend, and the parts that stand-ins for other services are made of. */
export { startBackend, type Backend } from './commands/backend';
export { seedBackend } from './commands/seed';
export { announce } from './commands/serve';
export { selfSignedCertificate } from './core/certificate';
export { silentLog, terminalLog } from './core/log';
export { startServer } from './core/server';
export type { RequestHead, Service, WireRequest, WireResponse } from './core/wire';
export { runDefinition, type Emulator } from './emulator';
export type { AttributeValue, Row } from './services/dynamodb/attribute-value';
export { openTableStore } from './services/dynamodb/table-store';
export { isChunkedPayload, joinChunks, parseChunks } from './services/iam/aws-chunked';
export { xmlResponse } from './services/s3/xml';
