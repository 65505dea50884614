/** A link of the library (spec §3). */
export interface LibraryLink {
  readonly id: string;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly weblink?: string | null | undefined;
  readonly score?: number | null | undefined;
  readonly imagename?: string | null | undefined;
}
