import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const templateSchema = v.object({
  Resources: v.record(
    v.string(),
    v.object({
      Type: v.string(),
      Properties: v.optional(v.record(v.string(), v.unknown()), {}),
      DeletionPolicy: v.optional(v.string()),
      UpdateReplacePolicy: v.optional(v.string()),
    }),
  ),
});

type Template = v.InferOutput<typeof templateSchema>;

/** A resource of a synthesized template. */
export type TemplateResource = Template['Resources'][string] & { logicalId: string };

/** Returns the resources of the root template and all nested ones. */
export function resourcesIn(assemblyFolder: string): TemplateResource[] {
  return readdirSync(assemblyFolder)
    .filter((name) => name.endsWith('.template.json'))
    .map((name): unknown => JSON.parse(readFileSync(join(assemblyFolder, name), 'utf8')))
    .flatMap((template) => Object.entries(v.parse(templateSchema, template).Resources))
    .map(([logicalId, resource]) => ({ ...resource, logicalId }));
}
