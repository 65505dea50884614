import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import { readCloudAssembly } from './cloud-assembly';

/** The file of model introspection in an assembly's assets, or, if Amplify doesn't write one, in its folder. */
export const modelIntrospectionFile = 'modelIntrospectionSchema.json';

const generator = v.looseObject({
  generateModels: v.custom<
    (options: { schema: string; target: string }) => Promise<Record<string, string>>
  >((value) => typeof value === 'function'),
});

/**
 * Adds the model introspection to an assembly that has models without one. Before version 1.3 of
 * @aws-amplify/backend-data it was made after the deployment, with the same generator.
 */
export async function addModelIntrospection(
  assemblyFolder: string,
  projectFolder: string,
): Promise<void> {
  const assembly = readCloudAssembly(assemblyFolder);
  const [schema] = assembly.filesNamed('model-schema.graphql');
  if (schema === undefined || assembly.filesNamed(modelIntrospectionFile).length > 0) return;
  const { generateModels } = v.parse(generator, projectsGenerator(projectFolder));
  const generated = await generateModels({ schema, target: 'introspection' });
  const [text] = Object.values(generated);
  if (text === undefined) throw new Error('The generator of model introspection returned nothing');
  writeFileSync(join(assemblyFolder, modelIntrospectionFile), text);
}

/** The packages through which a project has the generator; each may have its own node_modules. */
const packages = ['backend', 'client-config', 'model-generator', 'graphql-generator'];

function projectsGenerator(projectFolder: string): unknown {
  const definition = join(projectFolder, 'amplify', 'backend.ts');
  const path = packages.reduce(
    (from, name) => createRequire(from).resolve(`@aws-amplify/${name}`),
    definition,
  );
  return createRequire(definition)(path);
}
