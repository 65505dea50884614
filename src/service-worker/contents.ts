/** What a deployment keeps in the browser for a visit without a connection. */
export interface Contents {
  /** Follows from the files: another deployment has another one. */
  readonly version: string;
  /** Paths of this site. */
  readonly files: readonly string[];
}

/** Put in by the build, which alone knows the names of the files. */
declare const __VERDURE_CONTENTS__: Contents;

export const contents: Contents = __VERDURE_CONTENTS__;
