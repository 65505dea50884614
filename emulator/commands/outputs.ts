import { loadDefinition } from '../assembly/load';
import { outputsOf } from '../outputs/outputs';
import { writeOutputs } from '../outputs/outputs-file';
import type { Settings } from './settings';
import { synthesizeProject } from './synthesis';

/** Writes amplify_outputs.json without starting the emulator. Returns whether the file changed. */
export async function updateOutputs(settings: Settings): Promise<boolean> {
  const { assemblyFolder } = await synthesizeProject(settings);
  const { outputsFile, port, hostedPort } = settings;
  const definition = loadDefinition(assemblyFolder);
  const outputs = outputsOf(definition, `http://localhost:${port}`, `localhost:${hostedPort}`);
  return writeOutputs(outputsFile, outputs);
}
