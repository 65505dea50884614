export interface BucketDefinition {
  /** The bucket's physical name. */
  name: string;
  /** The name given to `defineStorage`, such as 'pictures'; other buckets are not in the outputs. */
  friendlyName?: string;
  /** The access rules as announced to clients: path → who → what, as in amplify_outputs.json. */
  paths?: Record<string, Record<string, string[]>>;
}
