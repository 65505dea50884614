/** The parts of the page about differences, in its order. */
export const areas = [
  'All services',
  'Data API',
  'Resolvers',
  'Tables',
  'User pool',
  'Hosted UI',
  'Storage',
] as const;

export type Area = (typeof areas)[number];
