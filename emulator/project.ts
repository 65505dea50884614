/** A project's settings and definition, and a command's handling of ports, signals and failures. */
export { readCloudAssembly } from './assembly/cloud-assembly';
export type { BackendDefinition } from './assembly/definition';
export { loadDefinition } from './assembly/load';
export { resourcesOf, type Resource } from './assembly/stacks';
export { synthesize, type Synthesis } from './assembly/synthesize';
export { exitWithError, type Advice } from './commands/failure';
export { updateOutputs } from './commands/outputs';
export {
  defaultPort,
  portFrom,
  SettingError,
  settingsFrom,
  stateFolderOf,
  type Settings,
  type SettingValues,
} from './commands/settings';
export { synthesizeProject } from './commands/synthesis';
export { emulatorAt } from './core/health';
export { onStop } from './core/lifecycle';
export { isPortFree } from './core/port';
export { portOwner } from './core/port';
export { PortTakenError } from './core/server';
export { outputsOf } from './outputs/outputs';
export { formatOutputs } from './outputs/outputs-file';
export { appSyncPrelude } from './services/appsync/graphql/scalars';
