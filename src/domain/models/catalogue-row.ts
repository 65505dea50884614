import type { Difficulty } from '@/domain/task';

/** What admins keep: a task of the catalogue or a link of the library, with all of its fields (spec §3). */
export interface CatalogueRow {
  readonly id: string;
  readonly name: string;
  readonly difficulty?: Difficulty | null | undefined;
  readonly description?: string | null | undefined;
  readonly score?: number | null | undefined;
  readonly duration?: number | null | undefined;
  /** Tasks only. */
  readonly earthimpact?: string | null | undefined;
  readonly moneyimpact?: string | null | undefined;
  /** Links only. */
  readonly weblink?: string | null | undefined;
  readonly imagename?: string | null | undefined;
  /** The instant of the last write: what an update is conditional on, so that nothing is overwritten. */
  readonly updatedAt: string;
}
