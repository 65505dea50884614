import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ConfigEnv, Logger, Plugin, UserConfig } from 'vite';
import type { Log } from '../core/log';
import { localClient, type AmplifyEmulatorOptions } from '../vite.mjs';
import { projectOf } from './project';
import { emulatorOf } from './server-emulator';
import type { SharedEmulator } from './shared-emulator';

/** Any import of the outputs, whether the file exists or not. */
const outputsImport = /(^|\/)amplify_outputs\.json$/;

/**
 * Runs the project's `amplify/` while Vite serves in development: imports of amplify_outputs.json get the
 * emulator's, and Amplify's client accepts its endpoints. No file of the project changes for it. Does nothing in
 * builds, previews and Vitest.
 */
export function amplifyEmulator(options: AmplifyEmulatorOptions = {}): Plugin[] {
  return [localClient(), backend(options)].map((plugin) => ({ ...plugin, apply: isDevelopment }));
}

function isDevelopment(_: UserConfig, { command, isPreview }: ConfigEnv): boolean {
  return command === 'serve' && !isPreview && process.env['VITEST'] === undefined;
}

function backend(options: AmplifyEmulatorOptions): Plugin {
  let outputsId = 'amplify_outputs.json';
  let emulator: SharedEmulator | undefined;
  return {
    name: 'amplify-emulator',
    enforce: 'pre',
    config(config) {
      const { localFolder } = projectOf(resolve(config.root ?? '.'), options);
      return unwatched(config, localFolder);
    },
    configureServer(server) {
      const settings = projectOf(server.config.root, options);
      const log = viteLog(server.config.logger);
      outputsId = withSlashes(join(settings.projectFolder, 'amplify_outputs.json'));
      emulator = emulatorOf({ server, settings, options, log, outputsId });
      emulator.connection().catch((error: unknown) => {
        log.error(error instanceof Error ? error.message : String(error));
      });
    },
    resolveId: (source) => (outputsImport.test(source) ? outputsId : undefined),
    async load(id) {
      if (id !== outputsId || !emulator) return undefined;
      return readFile((await emulator.connection()).outputsFile, 'utf8');
    },
    async closeBundle() {
      await emulator?.release();
    },
  };
}

/** Keeps Vite from watching the state, whose files change all the time. */
function unwatched({ server }: UserConfig, localFolder: string): UserConfig {
  if (server?.watch === null) return {};
  return { server: { watch: { ignored: [`${withSlashes(localFolder)}/**`] } } };
}

function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}

function viteLog(logger: Logger): Log {
  const named = (message: string) => `[amplify-emulator] ${message}`;
  return {
    info: (message) => logger.info(named(message)),
    warn: (message) => logger.warn(named(message)),
    error: (message, cause) =>
      logger.error(named(cause instanceof Error ? `${message}\n${cause.stack}` : message)),
  };
}
