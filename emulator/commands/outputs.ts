import { relative } from 'node:path';
import { loadDefinition } from '../assembly/load';
import { outputsOf } from '../outputs/outputs';
import { writeOutputs } from '../outputs/outputs-file';
import { outputsFileFor, type Settings } from './settings';
import { synthesizeProject } from './synthesis';

/** Writes amplify_outputs.json for the emulator without starting it. */
export async function outputs(settings: Settings): Promise<void> {
  const name = relative(settings.projectFolder, outputsFileFor(settings));
  const written = await updateOutputs(settings);
  process.stdout.write(written ? `Wrote ${name}.\n` : `${name} is up to date.\n`);
}

/** Updates the outputs file from the current definition. Returns whether the file changed. */
export async function updateOutputs(settings: Settings): Promise<boolean> {
  const { assemblyFolder } = await synthesizeProject(settings);
  return writeOutputs(
    outputsFileFor(settings),
    outputsOf(
      loadDefinition(assemblyFolder),
      `http://localhost:${settings.port}`,
      `localhost:${settings.hostedPort}`,
    ),
  );
}
