import type { Area } from './areas';

interface NotTested {
  area: Area;
  text: string;
}

/** The differences from AWS that no test shows: what never happens here, or only after a long time. */
export const notTested: readonly NotTested[] = [
  {
    area: 'All services',
    text: 'Nothing is throttled, and the account has no quotas: no table or partition runs out of capacity, and no request is refused for its rate. To see how an application handles a refusal, [provoke it](README.md#for-tests).',
  },
  {
    area: 'All services',
    text: 'A definition has auth and data of its own: one that refers to a pool by `referenceAuth`, or lacks either, is refused at start.',
  },
  {
    area: 'User pool',
    text: 'There is no limit of 50 emails a day; the limits of each user hold.',
  },
  {
    area: 'Tables',
    text: 'A transaction larger than 4 MB is a `ValidationException`, worded by the emulator. One that waits for a write never times out.',
  },
];
