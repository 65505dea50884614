/** The files of a deployment that the browser caches for offline visits. */
export interface Contents {
  /** A hash of the files, so it differs between deployments. */
  readonly version: string;
  /** The path of the page that serves every address of the application. */
  readonly shell: string;
  /** Paths of this site, the shell's included. */
  readonly files: readonly string[];
}

/** Filled in at build time, when file names are known. */
declare const __VERDURE_CONTENTS__: Contents;

export const contents: Contents = __VERDURE_CONTENTS__;
