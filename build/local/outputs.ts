import { relative } from 'node:path';
import { updateOutputs } from 'amplify-emulator/project';
import type { VerdureSettings } from './settings';

/** Writes amplify_outputs.json for the emulator without starting it. */
export async function outputs(settings: VerdureSettings): Promise<void> {
  const name = relative(settings.projectFolder, settings.outputsFile);
  const written = await updateOutputs(settings);
  process.stdout.write(written ? `Wrote ${name}.\n` : `${name} is up to date.\n`);
}
