import type { SourceRecord } from '@/domain/source-record';
import { factSources } from './fact-sources';

/** A claim with its figure and source; every fact on a public page has one (D2). */
export type Fact = { figure: string; claim: string; source: SourceRecord };

/** Shown on the Impact and Benefits pages. */
export const demandSideFact: Fact = {
  figure: '40–70%',
  claim:
    'lower emissions in end-use sectors are possible by 2050 through changes in what we use and how we live, infrastructure and technology included, compared with where current policies lead.',
  source: factSources.demandSide,
};
