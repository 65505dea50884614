/** The source of a claim; every fact on a public page has one (D2). */
type Source = { name: string; url: string };

/** A claim with its figure and source. */
export type Fact = { figure: string; claim: string; source: Source };

/** Shown on the Impact and Benefits pages. */
export const demandSideFact: Fact = {
  figure: '40–70%',
  claim:
    'lower emissions in end-use sectors are possible by 2050 through changes in what we use and how we live, infrastructure and technology included, compared with where current policies lead.',
  source: {
    name: 'IPCC, Sixth Assessment Report, Working Group III (2022)',
    url: 'https://www.ipcc.ch/report/ar6/wg3/chapter/summary-for-policymakers/',
  },
};
