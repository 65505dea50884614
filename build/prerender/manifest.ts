import * as v from 'valibot';

const ManifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
    assets: v.optional(v.array(v.string()), []),
  }),
);

export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** Parses Vite's build manifest. Throws a ValiError if the text isn't one. */
export function parseManifest(text: string): Manifest {
  return v.parse(ManifestSchema, JSON.parse(text));
}

/** The files that a page loads, as paths from the site's root. */
export type Assets = { stylesheets: string[]; modules: string[] };

/** Returns the files that load with the given source files, including those of the chunks they import. */
export function assetsOf(manifest: Manifest, sources: readonly string[]): Assets {
  const stylesheets = new Set<string>();
  const modules = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${key}.`);
    if (modules.has(`/${chunk.file}`)) return;
    modules.add(`/${chunk.file}`);
    for (const imported of chunk.imports) visit(imported);
    for (const file of chunk.css) stylesheets.add(`/${file}`);
  };
  for (const source of sources) visit(source);
  return { stylesheets: [...stylesheets], modules: [...modules] };
}
