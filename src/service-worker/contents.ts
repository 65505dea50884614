/** The files of a deployment that the browser caches for offline visits. */
export interface Contents {
  /** A hash of the files, so it differs between deployments. */
  readonly version: string;
  /** Paths of this site. */
  readonly files: readonly string[];
}

/** Filled in at build time, when file names are known. */
declare const __VERDURE_CONTENTS__: Contents;

export const contents: Contents = __VERDURE_CONTENTS__;
