import { pot, sprig, sprout } from '../motifs/botanical';
import { place, shadow } from '../paint';
import { ink, tone } from '../palette';
import { alcove, foliage, surface } from '../setting';
import type { Scene } from './scene';

/** The default picture for a task or link with no picture, or a broken one (D23): a potted seedling. */
export const defaultScene: Scene = [
  ink.paper,
  alcove(ink.sage, 360, 418, 400, 380),
  surface(ink.fern, 408),
  place(sprout(220), 360, 284),
  place(shadow(170) + pot(158, 136), 360, 416),
  place(sprig(130, 4, tone.fern), 130, 414, { turn: -8 }),
  foliage(tone.moss, 'right'),
];
