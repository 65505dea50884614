import type { Plugin, PluginOption } from 'vite';

export interface AmplifyEmulatorOptions {
  /** The folder that contains `amplify/`, relative to Vite's root. Default: the root, or the nearest folder above. */
  project?: string;
  /** Default: 20005, or any free port if that one is in use. */
  port?: number;
  /** Port of the hosted UI. Default: 20006, or any free port if that one is in use. */
  hostedPort?: number;
  /** Folder for the local state, relative to the project. Default: .amplify-emulator. */
  state?: string;
  /** A script that creates demo content, relative to the project. */
  seed?: string;
}

/** Runs the project's `amplify/` while Vite serves in development; nothing in builds, previews and tests. */
export function amplifyEmulator(options?: AmplifyEmulatorOptions): PluginOption;

/**
 * Changes Amplify's client, in memory, so that it accepts the emulator's endpoints: in development and in builds, unless
 * `apply` says otherwise. Stops Vite if a version of the client has moved what it changes.
 */
export function localClient(): Plugin;
