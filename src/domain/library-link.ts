/** A link of the library (spec §3). */
export interface LibraryLink {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly weblink: string | null;
  readonly score: number | null;
  readonly imagename: string | null;
}
