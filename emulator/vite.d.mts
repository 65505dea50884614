import type { Plugin } from 'vite';

/**
 * Changes Amplify's client, in memory, so that it accepts the emulator's endpoints: in development and in builds, unless
 * `apply` says otherwise. Stops Vite if a version of the client has moved the code that it changes.
 */
export function localClient(): Plugin;
