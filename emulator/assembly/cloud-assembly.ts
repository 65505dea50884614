import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const resourceSchema = v.looseObject({
  Type: v.string(),
  Properties: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** The parts of a CloudFormation template that are read. */
const templateSchema = v.looseObject({
  Resources: v.optional(v.record(v.string(), resourceSchema), {}),
  Parameters: v.optional(
    v.record(v.string(), v.looseObject({ Default: v.optional(v.unknown()) })),
    {},
  ),
  Conditions: v.optional(v.record(v.string(), v.unknown()), {}),
  Outputs: v.optional(v.record(v.string(), v.looseObject({ Value: v.unknown() })), {}),
});

const assetsSchema = v.looseObject({
  files: v.record(
    v.string(),
    v.looseObject({
      source: v.looseObject({ path: v.optional(v.string()), packaging: v.optional(v.string()) }),
      destinations: v.record(v.string(), v.looseObject({ objectKey: v.string() })),
    }),
  ),
});

export type StackTemplate = v.InferOutput<typeof templateSchema>;
export type TemplateResource = v.InferOutput<typeof resourceSchema>;

/** A cloud assembly written by the CDK. */
export interface CloudAssembly {
  rootTemplate: StackTemplate;
  /** Returns the nested template that is published at `url`. */
  templateAt(url: string): StackTemplate;
  /** Returns the inline text if defined, otherwise the file asset at `url`; '' if neither is given. */
  textOf(inline: string | undefined, url: string | undefined): string;
  /** Returns the contents of every file called `name` in the folder assets and in the assembly's own folder. */
  filesNamed(name: string): string[];
}

/** Reads the assembly in `folder`. Throws if it is invalid or does not have exactly one root stack. */
export function readCloudAssembly(folder: string): CloudAssembly {
  const manifests = readdirSync(folder).filter((name) => name.endsWith('.assets.json'));
  const [manifest] = manifests;
  if (!manifest || manifests.length > 1) {
    throw new Error(`Expected one stack in ${folder}, found ${manifests.length}`);
  }
  const { files } = v.parse(assetsSchema, readJson(join(folder, manifest)));
  const pathByKey = new Map<string, string>();
  for (const { source, destinations } of Object.values(files)) {
    for (const { objectKey } of Object.values(destinations)) {
      if (source.path) pathByKey.set(objectKey, join(folder, source.path));
    }
  }
  const fileAt = (url: string): string => {
    const path = pathByKey.get(url.slice(url.lastIndexOf('/') + 1));
    if (!path) throw new Error(`The assembly has no asset for ${url}`);
    return path;
  };
  return {
    rootTemplate: readTemplate(join(folder, manifest.replace('.assets.json', '.template.json'))),
    templateAt: (url) => readTemplate(fileAt(url)),
    textOf: (inline, url) => inline ?? (url === undefined ? '' : readFileSync(fileAt(url), 'utf8')),
    filesNamed: (name) => readFolderAssets([...pathByKey.values(), folder], name),
  };
}

function readFolderAssets(paths: string[], name: string): string[] {
  const texts: string[] = [];
  for (const path of new Set(paths)) {
    try {
      if (readdirSync(path).includes(name)) texts.push(readFileSync(join(path, name), 'utf8'));
    } catch (error) {
      if (!isNotAFolder(error)) throw error;
    }
  }
  return texts;
}

function isNotAFolder(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOTDIR';
}

function readTemplate(path: string): StackTemplate {
  return v.parse(templateSchema, readJson(path));
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
