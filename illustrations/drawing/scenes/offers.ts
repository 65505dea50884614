import { sprig, tree } from '../motifs/botanical';
import { house } from '../motifs/buildings';
import { bicycle } from '../motifs/cycles';
import { jar, mug } from '../motifs/drinks';
import { bulb } from '../motifs/household';
import { cookingPot } from '../motifs/kitchen';
import { carrot, loaf, mushroom, tomato } from '../motifs/produce';
import { cloud, glints, steam } from '../motifs/sky';
import { magnifier, screwdriver, thermometer, wrench } from '../motifs/tools';
import { each, fill, line, place, shadow } from '../paint';
import { ink, tone } from '../palette';
import { oval, rect } from '../shapes';
import { alcove, cushion, halo, hills, surface } from '../setting';
import type { Scenes } from './scene';

const grains = (color: string, level: number) => fill(rect(-100, -level, 200, level + 10), color);

/** The sponsors' offers, by the offer's id. */
export const offerScenes: Scenes = {
  'millrace-refill': [
    ink.moss,
    alcove(ink.leaf, 360, 400, 520, 370),
    fill(rect(60, 128, 600, 16, 6), ink.wood),
    each([-2, -1, 0, 1, 2], (at) =>
      place(
        jar(74, 92, grains([ink.butter, ink.clay, ink.sage][(at + 3) % 3] ?? ink.straw, 58)),
        360 + at * 108,
        130,
      ),
    ),
    surface(ink.wood, 396),
    place(shadow(130) + jar(132, 190, grains(ink.straw, 118), tone.moss), 204, 410),
    place(shadow(160) + jar(156, 232, grains(ink.clay, 160), tone.straw), 364, 414),
    place(shadow(130) + jar(132, 176, grains(ink.sage, 96), tone.clay), 522, 410),
  ],
  'lantern-street-repair': [
    ink.blush,
    halo(ink.paper, 198, 360, 232),
    line('M360 0V118', ink.woodDeep, 6),
    place(glints(84, ink.straw), 256, 262),
    place(glints(84, ink.straw), 464, 262, { flip: true }),
    place(bulb(92), 360, 262),
    surface(ink.claySoft, 398),
    place(wrench(230), 190, 330, { turn: 24 }),
    place(screwdriver(220, tone.moss), 540, 400, { turn: 18 }),
    place(shadow(110) + mug(92, tone.leaf), 640, 424),
  ],
  'second-saddle': [
    ink.mist,
    halo(ink.butter, 160, 430, 190),
    place(cloud(130), 150, 110),
    hills(ink.sage, ink.fern, 352),
    place(tree(160, tone.moss), 96, 380),
    place(shadow(470) + bicycle(290, ink.clay), 372, 432),
    place(sprig(110, 4), 660, 440, { turn: 8 }),
  ],
  warmwall: [
    ink.dew,
    cushion(ink.mist, 9, 360, 232, 300, 196),
    hills(ink.sage, ink.fern, 380),
    place(shadow(310) + house(300), 310, 418),
    place(
      magnifier(
        86,
        fill(oval(0, 0, 86), ink.butter) +
          each([-1, 0, 1], (row) =>
            line(`M-60 ${row * 34}q15 -14 30 0t30 0t30 0t30 0`, ink.clay, 8),
          ),
      ),
      452,
      262,
    ),
    place(thermometer(190, 0.62), 636, 300),
    place(tree(130, tone.leaf), 92, 418),
  ],
  'longtable-kitchen': [
    ink.butter,
    halo('#f9edcd', 206, 360, 214),
    surface(ink.wood, 372),
    place(steam(84, ink.claySoft, 44), 360, 116),
    place(shadow(320) + cookingPot(290, { lid: false }), 360, 388),
    place(shadow(180) + loaf(170), 126, 418),
    place(shadow(110) + mug(96, tone.moss), 590, 420),
    place(carrot(120), 236, 446, { turn: 82 }),
    place(tomato(30), 420, 440),
    place(mushroom(60), 490, 456),
  ],
};
