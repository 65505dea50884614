/** A version of Amplify's backend, the client of the same months, and the tools that its projects had. */
export interface VersionSet {
  readonly backend: string;
  readonly client: string;
  /** The version of @aws-amplify/data-schema, which the other two share. */
  readonly schema: string;
  readonly esbuild: string;
  /** Projects had their own until the command ampx brought one. */
  readonly tsx?: string;
}

/** The oldest, four between, and whatever is newest today. */
export const versionSets: readonly VersionSet[] = [
  { backend: '1.0.0', client: '6.2.0', schema: '1.0.0', esbuild: '0.20.2', tsx: '4.9.1' },
  { backend: '1.5.0', client: '6.6.6', schema: '1.10.2', esbuild: '0.20.2', tsx: '4.19.4' },
  { backend: '1.8.0', client: '6.9.0', schema: '1.15.0', esbuild: '0.23.1', tsx: '4.19.4' },
  { backend: '1.14.0', client: '6.12.3', schema: '1.17.4', esbuild: '0.24.2', tsx: '4.19.4' },
  { backend: '1.19.0', client: '6.15.10', schema: '1.22.2', esbuild: '0.27.2' },
  { backend: 'latest', client: 'latest', schema: 'latest', esbuild: 'latest' },
];

/**
 * Returns the sets to try: all, or those of the given versions of @aws-amplify/backend. One that isn't listed has the
 * client and the tools of the closest earlier set.
 */
export function chosenSets(backends: readonly string[]): readonly VersionSet[] {
  if (backends.length === 0) return versionSets;
  return backends.map((backend) => {
    const earlier = versionSets.filter((set) => compareVersions(set.backend, backend) <= 0);
    const closest = versionSets.find((set) => set.backend === backend) ?? earlier.at(-1);
    if (!closest) throw new Error(`There is no version ${backend} of Gen 2: the first is 1.0.0`);
    return { ...closest, backend };
  });
}

/** Orders versions such as 1.9.0 and 1.10.0; `latest` is the last. */
export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
