import { comparisonSources } from '@/domain/impact/comparison-sources';
import type { SourceRecord } from '@/domain/source-record';
import { factSources } from './fact-sources';
import { sources } from './generated/estimates';

/** Every source record: of the catalog's figures and texts, of comparisons, and of facts on public pages. */
export const allSources: readonly SourceRecord[] = [
  ...Object.values(sources),
  ...Object.values(comparisonSources),
  ...Object.values(factSources),
];
