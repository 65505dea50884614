/** The colors of every picture: leaf greens on warm paper, with clay as the one accent. */
export const ink = {
  paper: '#f6eedd',
  cream: '#fff8e9',
  butter: '#f3dfac',
  straw: '#e6bd63',
  blush: '#f0d5bf',
  mist: '#dce8dd',
  dew: '#bfd8cd',
  sage: '#c3d5ad',
  fern: '#8fb67c',
  leaf: '#4f8c57',
  moss: '#34704a',
  forest: '#1f5239',
  deep: '#153d2c',
  night: '#0f2b20',
  clay: '#c8653b',
  clayDeep: '#9e4827',
  claySoft: '#e5a581',
  water: '#8bbdb9',
  lagoon: '#4c8b8d',
  stone: '#cfc7b3',
  slate: '#6c7d73',
  wood: '#bd8a56',
  woodDeep: '#8d603a',
  soil: '#5c4131',
} as const;

/** The color of an object's lit side, and the darker one of its shaded side. */
export type Tone = readonly [lit: string, shade: string];

/** Matching pairs of lit and shaded colors. */
export const tone = {
  paper: ['#fff8e9', '#ecdfc5'],
  cream: ['#fffaf0', '#eadfc8'],
  butter: ['#f3dfac', '#e2c683'],
  straw: ['#ebc570', '#d3a548'],
  mist: ['#e4eee4', '#c6d9cd'],
  dew: ['#c9dfd4', '#a5c6b9'],
  sage: ['#c3d5ad', '#a4bd8a'],
  fern: ['#9abf85', '#7aa568'],
  leaf: ['#5a9860', '#3f7a4d'],
  moss: ['#3d7c52', '#2a6041'],
  forest: ['#276043', '#1b4a33'],
  clay: ['#d0703f', '#ac5330'],
  claySoft: ['#ecb191', '#d68f69'],
  water: ['#9ac9c4', '#76aaa8'],
  lagoon: ['#559799', '#3d7779'],
  stone: ['#d8d1bf', '#b8b09b'],
  slate: ['#7a8b81', '#596a60'],
  wood: ['#c89660', '#a37446'],
  soil: ['#6b4d3a', '#4c3527'],
  night: ['#1c4633', '#0f2b20'],
} as const satisfies Record<string, Tone>;
