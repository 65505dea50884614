import { jacketedTank } from '../motifs/appliances';
import { bush, flower, leaf, sprig, tree } from '../motifs/botanical';
import { doorWithDraftStopper, stall } from '../motifs/buildings';
import { needle, patchedSweater, spool, shirt } from '../motifs/clothing';
import { tire } from '../motifs/cycles';
import { jar } from '../motifs/drinks';
import { herbPots } from '../motifs/garden';
import { bulb, shower } from '../motifs/household';
import { cookingPot, fridge } from '../motifs/kitchen';
import { envelope, lyingBook, openBox, phone } from '../motifs/paper';
import { apple, baguette, cabbage, carrot, leek, mushroom, tomato } from '../motifs/produce';
import { cloud, glints, sun } from '../motifs/sky';
import { gauge, wrench, thermometer } from '../motifs/tools';
import { each, fill, line, place, shadow } from '../paint';
import { ink, tone } from '../palette';
import { pebble, rect } from '../shapes';
import { cushion, foliage, halo, hills, surface } from '../setting';
import type { Scenes } from './scene';

/** The medium tasks: an afternoon's work, on sage and dew. */
export const mediumScenes: Scenes = {
  'medium-led-bulbs': [
    ink.moss,
    cushion(ink.leaf, 4, 360, 226, 300, 200),
    line('M360 0V96M196 0V60M524 0V60', ink.sage, 5),
    place(bulb(58), 196, 160),
    place(bulb(58), 524, 160),
    place(glints(66, ink.butter), 270, 330),
    place(glints(66, ink.butter), 452, 330, { flip: true }),
    place(bulb(104), 360, 272),
    foliage(tone.fern),
  ],
  'medium-seal-drafts': [
    ink.sage,
    halo(ink.paper, 200, 360, 226),
    surface(ink.wood, 400),
    place(shadow(320) + doorWithDraftStopper(336), 350, 408),
    each([0, 1, 2], (row) =>
      line(`M${58 + row * 16} ${180 + row * 56}q26 -20 52 0t52 0`, ink.lagoon, 6, 0.8),
    ),
    place(sprig(190, 5), 596, 404, { turn: 6 }),
  ],
  'medium-fridge-settings': [
    ink.dew,
    cushion(ink.mist, 6, 360, 232, 270, 196),
    surface(ink.sage, 410),
    place(shadow(280) + fridge(344), 320, 412),
    place(cabbage(66), 286, 266),
    place(tomato(20), 356, 246),
    place(tomato(17), 388, 249),
    place(jar(46, 62, fill(rect(-30, -40, 60, 44), ink.claySoft), tone.clay), 290, 177),
    place(apple(44, tone.straw), 350, 178),
    place(carrot(64), 262, 366, { turn: -84 }),
    place(carrot(60), 268, 352, { turn: -92 }),
    place(thermometer(190, 0.36, ink.lagoon), 588, 330),
  ],
  'medium-mend-clothes': [
    ink.mist,
    cushion(ink.paper, 12, 350, 240, 296, 200),
    place(fill(pebble(6, 14, 208, 170, 3), ink.slate, 0.14) + patchedSweater(440), 330, 244),
    place(needle(150, ink.leaf), 556, 232, { turn: 34 }),
    place(shadow(80) + spool(92, tone.leaf), 590, 412),
    foliage(tone.moss, 'left'),
  ],
  'medium-plant-dinners': [
    ink.butter,
    halo('#f9edcd', 196),
    surface(ink.wood, 396),
    place(leek(230), 286, 350, { turn: -20 }),
    place(carrot(170), 352, 152, { turn: 4 }),
    place(leaf(170, 80, tone.leaf), 404, 320, { turn: 16 }),
    place(leaf(130, 66, tone.fern), 420, 320, { turn: 44 }),
    place(mushroom(84), 306, 300, { turn: -10 }),
    place(shadow(310) + cookingPot(290, { lid: false }), 360, 408),
    place(cabbage(92), 124, 410),
    place(tomato(36), 596, 386),
    place(mushroom(66), 644, 414),
  ],
  'medium-herb-pots': [
    ink.mist,
    fill(rect(110, 40, 500, 330, 14), ink.cream),
    fill(rect(130, 60, 220, 310, 6), '#cfe3de'),
    fill(rect(370, 60, 220, 310, 6), '#cfe3de'),
    place(sun(36), 520, 124),
    place(cloud(110), 226, 140),
    fill(rect(60, 366, 600, 30, 10), ink.wood),
    surface(ink.sage, 396),
    place(herbPots(470), 360, 370),
  ],
  'medium-donate-box': [
    ink.blush,
    halo(ink.paper, 196),
    surface(ink.claySoft, 398),
    place(
      shadow(360) +
        openBox(
          320,
          place(shirt(170, tone.leaf), -52, -300, { turn: -10 }) +
            place(lyingBook(150, 36, tone.lagoon), 74, -214, { turn: -76 }) +
            place(lyingBook(140, 30, tone.straw), 112, -200, { turn: -84 }),
        ),
      360,
      410,
    ),
    place(sprig(150, 4), 118, 404, { turn: -8 }),
    place(lyingBook(120, 26, tone.moss), 606, 408),
    place(lyingBook(104, 22, tone.clay), 602, 382),
  ],
  'medium-efficient-shower-head': [
    ink.dew,
    cushion(ink.mist, 9, 330, 230, 280, 200),
    fill(rect(540, 0, 180, 480), '#aecfc3'),
    place(shower(172, 190), 350, 222),
    place(wrench(240), 166, 300, { turn: -28 }),
    place(glints(60, ink.straw), 470, 200),
    foliage(tone.moss, 'right'),
  ],
  'medium-paperless-mail': [
    ink.sage,
    cushion(ink.paper, 2, 360, 240, 296, 196),
    place(fill(rect(-120, -70, 250, 170, 12), ink.soil, 0.14) + envelope(260), 224, 236, {
      turn: -8,
    }),
    line('M366 226q40 -26 70 -2', ink.clay, 8),
    line('M424 206l14 18l-22 8', ink.clay, 8),
    place(
      fill(rect(-74, -140, 164, 306, 26), ink.soil, 0.14) +
        phone(
          300,
          fill(rect(-100, -200, 200, 400), ink.mist) +
            place(leaf(130, 70, tone.leaf, 8), -4, 62, { turn: 10 }) +
            line('M-34 92H34M-34 112H14', ink.dew, 9),
        ),
      520,
      244,
      { turn: 5 },
    ),
    foliage(tone.leaf, 'left'),
  ],
  'medium-tire-pressure': [
    ink.butter,
    halo('#f9edcd', 190, 330, 236),
    surface(ink.stone, 404),
    place(shadow(250) + place(tire(148), 0, -150), 318, 414),
    line('M424 366C500 420 500 330 540 336S570 300 572 262', ink.night, 9),
    place(gauge(76), 572, 214),
    place(sprig(140, 4), 108, 410, { turn: -10 }),
  ],
  'medium-local-market': [
    ink.mist,
    halo(ink.butter, 170, 360, 200),
    hills(ink.sage, ink.fern, 352),
    place(tree(190, tone.leaf), 92, 384),
    place(tree(150, tone.moss), 648, 388),
    place(
      shadow(440) +
        stall(
          380,
          place(cabbage(76), -130, -136) +
            place(cabbage(64), -72, -138) +
            each([-22, 12, 46], (x) => place(apple(46), x, -138)) +
            each([-4, 30], (x) => place(apple(46), x, -172)) +
            each([86, 110, 134], (x) => place(carrot(54), x, -176, { turn: 8 })) +
            place(baguette(120), 166, -130, { turn: 10 }),
        ),
      360,
      430,
    ),
    place(flower(80, tone.claySoft), 110, 450),
    place(bush(90, tone.leaf), 620, 448),
  ],
  'medium-insulate-hot-water': [
    ink.dew,
    cushion(ink.mist, 5, 360, 236, 284, 196),
    surface(ink.sage, 408),
    line('M330 116V60H560V410', ink.slate, 22),
    line('M388 60H520M560 96V180M560 220V330', ink.straw, 36),
    each([416, 456, 496], (x) => line(`M${x} 44V76`, tone.straw[1], 4)),
    each([120, 152, 246, 276, 306], (y) => line(`M544 ${y}H576`, tone.straw[1], 4)),
    place(shadow(210) + jacketedTank(316), 330, 412),
    place(gauge(30), 330, 298),
    place(sprig(170, 4), 136, 410, { turn: -6 }),
  ],
};
