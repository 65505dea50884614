/** The source of a claim; every fact on a public page has one (D2). */
type Source = { name: string; url: string };

/** A claim with its figure and source. */
export type Fact = { figure: string; claim: string; source: Source };

/** Shown on the Impact and Benefits pages. */
export const demandSideFact: Fact = {
  figure: '40–70%',
  claim:
    'is how far changes in what people use and how they live could lower emissions in the sectors that serve them by 2050, compared with where current policies lead.',
  source: {
    name: 'IPCC, Sixth Assessment Report, Working Group III (2022)',
    url: 'https://www.ipcc.ch/report/ar6/wg3/chapter/summary-for-policymakers/',
  },
};
