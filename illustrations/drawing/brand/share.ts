import { flower, leaf, tree } from '../motifs/botanical';
import { sun } from '../motifs/sky';
import { fill, place, type Svg } from '../paint';
import { ink, tone } from '../palette';
import { oval, rect } from '../shapes';
import { document } from '../setting';
import { promise, wordmark, type Lettering } from './lettering';
import { placedMark } from './mark';

function lettering({ outline }: Lettering, size: number, color: string): Svg {
  return place(fill(outline, color), 0, 0, { scale: size / 1000 });
}

/** The preview image that social sites show for a shared link, 1200 × 630. */
export function sharePicture(): Svg {
  return document(1200, 630, [
    fill(rect(0, 0, 1200, 630), ink.paper),
    fill(oval(930, 300, 330), ink.butter),
    place(sun(58), 930, 176),
    fill('M330 600C480 470 740 420 900 470S1120 440 1200 390V630H330Z', ink.sage),
    place(tree(230, tone.leaf), 1030, 470),
    fill('M0 580C200 500 420 590 640 548S1040 470 1200 520V630H0Z', ink.fern),
    place(tree(160, tone.moss), 770, 536),
    fill('M0 620C260 560 520 640 760 590S1100 560 1200 580V630H0Z', ink.moss),
    place(leaf(230, 100, tone.forest, 18), 1010, 650, { turn: -16 }),
    place(leaf(260, 110, tone.leaf, -14), 1090, 660, { turn: 14 }),
    place(leaf(190, 90, tone.moss), 1160, 650, { turn: 40 }),
    place(flower(210, tone.clay), 940, 640),
    place(flower(160, tone.cream), 880, 640),
    placedMark(84, 128, 150),
    place(lettering(wordmark, 132, ink.forest), 88, 408),
    place(lettering(promise, 40, ink.soil), 94, 474),
  ]);
}
