export interface BucketDefinition {
  /** The bucket's physical name. */
  name: string;
  /** The name given to `defineStorage`, such as 'pictures'; other buckets are not in the outputs. */
  friendlyName?: string;
  /** The access rules as announced to clients: path → who → what, as in amplify_outputs.json. */
  paths?: Record<string, Record<string, string[]>>;
  corsRules: CorsRule[];
}

/** A file that a deployment puts into a bucket of its own. */
export interface DeployedFile {
  bucket: string;
  key: string;
  path: string;
}

/** A function that runs when objects change. */
export interface BucketNotification {
  id: string;
  bucket: string;
  /** 's3:ObjectCreated:*', 's3:ObjectRemoved:Delete', … */
  events: string[];
  functionArn: string;
  /** What keys start and end with; '' for any. */
  prefix: string;
  suffix: string;
}

export interface CorsRule {
  allowedHeaders: string[];
  allowedMethods: string[];
  allowedOrigins: string[];
  exposedHeaders: string[];
  maxAgeSeconds?: number;
}
