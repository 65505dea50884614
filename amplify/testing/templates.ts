import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeAll } from 'vitest';
import { synthesizeBackend } from '../../build/local/synthesis';
import { socialSecrets } from '../auth/social-providers';

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
type TemplateResource = Template['Resources'][string] & { logicalId: string };

type Deployment = NonNullable<Parameters<typeof synthesizeBackend>[0]>;

/** The owner's address for alarms, and the monthly budget. */
export const owner = { alarmEmail: 'ops@example.com', monthlyBudget: '25' };

/** A branch whose data nobody may delete, with everything configurable configured. */
export const protectedBranch: Deployment = {
  ...owner,
  branch: 'Live/new_home',
  protectedBranches: ['main', 'Live/new_home'],
  deployedBranches: ['Live/new_home'],
  sesSender: 'no-reply@example.com',
  secrets: Object.values(socialSecrets).flat(),
};

/** Synthesizes a deployment before the tests of a file or block. Returns its resources by type, and its location. */
export function templatesOf(deployment: Deployment) {
  let folder: string;
  let resources: TemplateResource[];
  beforeAll(async () => {
    folder = (await synthesizeBackend(deployment)).assemblyFolder;
    resources = resourcesIn(folder);
  }, 240_000);
  return {
    ofType: (type: string) => resources.filter(({ Type }) => Type === type),
    assemblyFolder: () => folder,
  };
}

/** The resources of the root template and all nested ones. */
function resourcesIn(assemblyFolder: string): TemplateResource[] {
  return readdirSync(assemblyFolder)
    .filter((name) => name.endsWith('.template.json'))
    .map((name): unknown => JSON.parse(readFileSync(join(assemblyFolder, name), 'utf8')))
    .flatMap((template) => Object.entries(v.parse(templateSchema, template).Resources))
    .map(([logicalId, resource]) => ({ ...resource, logicalId }));
}
