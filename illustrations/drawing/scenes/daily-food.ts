import { bottle, bottleCap, kettle, mug, tumbler } from '../motifs/drinks';
import { dishwasher } from '../motifs/appliances';
import { leaf, sprig } from '../motifs/botanical';
import { toteBag } from '../motifs/clothing';
import { faucet } from '../motifs/household';
import { cutlery, foodBox, saladPlate } from '../motifs/dishes';
import { compostPail, cookingPot, gasBurner } from '../motifs/kitchen';
import { checklist, pencil } from '../motifs/paper';
import { apple, baguette, carrot, leek, tomato } from '../motifs/produce';
import { glints, steam } from '../motifs/sky';
import { each, fill, line, place, shadow } from '../paint';
import { ink, tone } from '../palette';
import { oval, rect } from '../shapes';
import { alcove, cushion, foliage, halo, surface } from '../setting';
import type { Scenes } from './scene';

/** The daily tasks about eating and drinking, on warm paper. */
export const dailyFoodScenes: Scenes = {
  'daily-meatless-lunch': [
    ink.butter,
    cushion('#ecd08f', 4, 360, 240, 300, 210),
    foliage(tone.leaf),
    place(cutlery(270, 456), 360, 246),
    place(fill(oval(8, 12, 186), '#8a6a2c', 0.25) + saladPlate(184), 360, 240),
  ],
  'daily-reusable-bottle': [
    ink.paper,
    halo(ink.dew, 186, 330, 240),
    fill(rect(520, 0, 200, 480), '#e9dcc2'),
    surface(ink.sage),
    place(sprig(230, 5, tone.fern), 178, 396, { turn: -14 }),
    place(faucet(108, tone.slate), 374, 166),
    place(shadow(130) + bottle(244), 374, 406),
    place(shadow(60) + bottleCap(54), 490, 410),
    place(glints(76), 374, 300),
  ],
  'daily-own-cup': [
    ink.blush,
    halo(ink.cream, 184),
    surface(ink.claySoft),
    place(steam(76, ink.claySoft, 32), 360, 144),
    place(shadow(150) + tumbler(250), 360, 406),
    place(sprig(140, 4, tone.fern), 176, 404, { turn: -12 }),
    each(
      [
        [508, 402, -16],
        [548, 410, 22],
        [236, 416, 30],
      ] as const,
      ([x, y, turn]) =>
        place(
          fill(oval(0, 0, 17, 12), ink.woodDeep) + line('M-13 3Q0 -6 13 1', ink.soil, 3),
          x,
          y,
          { turn },
        ),
    ),
  ],
  'daily-eat-leftovers': [
    ink.sage,
    cushion(ink.paper, 9, 360, 226, 280, 184),
    surface(ink.wood, 388),
    place(steam(80, ink.claySoft, 36), 350, 186),
    place(shadow(360) + foodBox(352), 350, 406),
    place(cutlery(180, 46), 604, 330),
  ],
  'daily-right-kettle': [
    ink.paper,
    alcove(ink.sage, 360, 410, 400, 366),
    surface(ink.fern),
    place(steam(80, ink.cream, 18), 524, 230),
    place(shadow(250) + kettle(264), 310, 408),
    place(shadow(100) + mug(92), 576, 410),
    place(sprig(150, 4), 100, 406, { turn: -8 }),
  ],
  'daily-lid-on-pot': [
    ink.butter,
    cushion('#f9edcd', 6, 360, 220, 280, 186),
    surface(ink.moss, 412),
    place(steam(72, ink.claySoft, 44), 360, 152),
    place(gasBurner(330), 360, 390),
    place(cookingPot(276, { lid: true }), 360, 388),
    place(sprig(180, 4, tone.fern), 112, 424, { turn: -10 }),
    place(tomato(32), 604, 400),
    place(tomato(26), 652, 412),
  ],
  'daily-own-bag': [
    ink.sage,
    halo(ink.butter, 190),
    surface(ink.fern),
    place(
      shadow(250) +
        toteBag(
          330,
          place(baguette(230), 62, -150, { turn: 14 }) +
            place(leek(230), -52, -170, { turn: -10 }) +
            place(carrot(120), 10, -268, { turn: 4 }),
        ),
      360,
      410,
    ),
    place(apple(74), 556, 410),
    place(apple(60, tone.straw), 176, 412),
  ],
  'daily-plan-meals': [
    ink.blush,
    cushion(ink.paper, 3, 360, 240, 290, 200),
    foliage(tone.leaf, 'left'),
    place(
      fill(rect(-108, -136, 244, 304, 18), '#7a4a30', 0.2) +
        checklist(300, [true, true, false, false]),
      352,
      250,
      { turn: -5 },
    ),
    place(pencil(200), 508, 388, { turn: 32 }),
    place(tomato(40), 178, 176),
    place(carrot(120), 598, 96, { turn: 30 }),
  ],
  'daily-compost-scraps': [
    ink.butter,
    halo('#f9edcd', 190),
    surface(ink.wood),
    place(shadow(230) + compostPail(248), 376, 408),
    place(sprig(150, 4, tone.fern), 600, 404, { turn: 12 }),
    place(apple(66), 146, 408),
    place(leaf(70, 32, tone.leaf), 214, 408, { turn: -66 }),
  ],
  'daily-full-dishwasher': [
    ink.dew,
    cushion(ink.mist, 8, 360, 216, 286, 190),
    surface(ink.sage, 398),
    place(shadow(380), 360, 436),
    place(dishwasher(300), 360, 392),
    place(glints(70, ink.straw), 590, 190),
    place(glints(44, ink.cream), 130, 210),
  ],
};
