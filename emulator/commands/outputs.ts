import { relative } from 'node:path';
import { loadDefinition } from '../assembly/load';
import { outputsOf } from '../outputs/outputs';
import { writeOutputs } from '../outputs/outputs-file';
import { outputsFileFor, type Settings } from './settings';
import { synthesizeProject } from './synthesis';

/** Writes amplify_outputs.json for the emulator without starting it. */
export async function outputs(settings: Settings): Promise<void> {
  const { assemblyFolder } = await synthesizeProject(settings);
  const path = outputsFileFor(settings);
  const written = writeOutputs(
    path,
    outputsOf(
      loadDefinition(assemblyFolder),
      `http://localhost:${settings.port}`,
      `localhost:${settings.hostedPort}`,
    ),
  );
  const name = relative(settings.projectFolder, path);
  process.stdout.write(written ? `Wrote ${name}.\n` : `${name} is up to date.\n`);
}
