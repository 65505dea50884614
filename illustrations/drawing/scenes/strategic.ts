import { heatPump } from '../motifs/appliances';
import { bush, cypress, flower, leaf, sprout, tree, tuft } from '../motifs/botanical';
import { house, insulatedHouse, pane } from '../motifs/buildings';
import { cargoBike } from '../motifs/cycles';
import { solarHouse, windTurbine } from '../motifs/energy';
import { mound, rainBarrel, spade, wateringCan } from '../motifs/garden';
import { jar } from '../motifs/drinks';
import { suitcase } from '../motifs/paper';
import { baguette, cabbage, leek } from '../motifs/produce';
import { birds, cloud, rain, sun } from '../motifs/sky';
import { magnifier } from '../motifs/tools';
import { car, chargingPost, track, train } from '../motifs/vehicles';
import { bee, butterfly } from '../motifs/wildlife';
import { coins, mountains } from '../motifs/world';
import { each, fill, line, place, shadow } from '../paint';
import { ink, tone } from '../palette';
import { oval, rect } from '../shapes';
import { cushion, foliage, halo, hills, surface } from '../setting';
import type { Scenes } from './scene';

/** The positions of the coins in the savings jar. */
const coinRows = [-14, -34, -54].flatMap((y, row) =>
  [-70, -28, 14, 56, 98].map((x) => [x - row * 14, y] as const),
);

/** The strategic tasks: houses, gardens and journeys, under wide skies and deep greens. */
export const strategicScenes: Scenes = {
  'strategic-energy-audit': [
    ink.forest,
    cushion(ink.moss, 7, 350, 230, 300, 200),
    surface(ink.leaf, 400),
    place(shadow(300) + house(290), 300, 410),
    place(bush(120, tone.fern), 112, 414),
    place(
      magnifier(
        84,
        line('M-30 34C-30 6 -6 4 -4 -28C22 -6 30 6 26 24C24 44 -26 46 -30 34Z', ink.clay, 9) +
          fill(oval(0, 26, 12, 14), ink.straw),
      ),
      476,
      236,
    ),
    foliage(tone.leaf, 'right'),
  ],
  'strategic-insulate-attic': [
    ink.deep,
    cushion(ink.forest, 3, 360, 226, 310, 204),
    surface(ink.moss, 404),
    each(
      [
        [100, 90],
        [640, 120],
        [180, 190],
        [560, 60],
        [70, 260],
        [650, 260],
        [260, 60],
      ] as const,
      ([x, y]) => fill(oval(x, y, 6), ink.mist, 0.9),
    ),
    place(shadow(380) + insulatedHouse(380), 360, 414),
    place(cypress(150, tone.leaf), 96, 414),
    place(cypress(120, tone.leaf), 628, 416),
  ],
  'strategic-install-heat-pump': [
    ink.forest,
    halo(ink.moss, 200, 380, 220),
    surface(ink.leaf, 400),
    fill(rect(0, 70, 200, 340), ink.cream),
    fill(rect(0, 70, 200, 22), ink.clay),
    fill(rect(52, 148, 100, 116, 6), ink.butter),
    line('M102 148V264M52 206H152', ink.paper, 6),
    line('M200 300H246V330', ink.stone, 12),
    place(shadow(330) + heatPump(310), 410, 418),
    line('M604 168q24 -18 48 0t48 0M604 202q24 -18 48 0t48 0', ink.straw, 7),
    place(bush(120, tone.fern), 650, 430),
  ],
  'strategic-go-solar': [
    ink.moss,
    place(sun(60), 132, 112),
    hills(ink.leaf, ink.forest, 300),
    place(shadow(400) + solarHouse(400), 384, 424),
    place(tree(170, tone.fern), 108, 420),
    place(bush(110, tone.leaf), 636, 432),
  ],
  'strategic-green-power': [
    '#d9e6d6',
    halo(ink.butter, 110, 520, 150),
    place(cloud(130), 150, 120),
    hills(ink.fern, ink.moss, 330),
    place(windTurbine(170, 34), 180, 324),
    place(windTurbine(252, 10), 366, 380),
    place(windTurbine(196, 72), 566, 350),
    place(tree(80, tone.leaf), 90, 388),
    place(tree(64, tone.leaf), 640, 398),
    place(birds(16), 260, 90),
  ],
  'strategic-plant-tree': [
    ink.forest,
    halo(ink.butter, 150, 350, 190),
    hills(ink.moss, ink.leaf, 330),
    place(tree(270, tone.fern), 350, 396),
    place(mound(210), 350, 420),
    place(spade(240), 520, 424, { turn: 12 }),
    place(shadow(150) + wateringCan(106), 196, 436, { flip: true }),
  ],
  'strategic-rain-barrel': [
    ink.lagoon,
    place(rain(540, 250, 22, ink.dew), 280, 140),
    place(cloud(230, tone.mist), 150, 130),
    place(cloud(170, tone.dew), 372, 100),
    surface(ink.moss, 404),
    fill(rect(560, 0, 160, 410), ink.cream),
    place(pane(92, 108), 652, 210),
    fill('M470 0H720V60L470 30Z', ink.clay),
    line('M540 42V150Q540 190 500 190H430Q404 190 404 214', ink.stone, 20),
    place(shadow(250) + rainBarrel(214), 404, 420),
    place(leaf(150, 74, tone.leaf, 10), 190, 420, { turn: -24 }),
    place(leaf(170, 80, tone.fern), 214, 424, { turn: 12 }),
    place(flower(150, tone.claySoft), 130, 426),
  ],
  'strategic-greener-commute': [
    '#d9e6d6',
    fill(rect(60, 130, 96, 280, 10), ink.sage),
    fill(rect(170, 180, 84, 230, 10), ink.dew),
    fill(rect(470, 96, 104, 310, 10), ink.sage),
    fill(rect(586, 160, 90, 250, 10), ink.dew),
    place(sun(40), 350, 104),
    surface(ink.fern, 378),
    fill('M0 408Q360 396 720 410V446Q360 432 0 446Z', ink.paper),
    place(tree(130, tone.leaf), 640, 390),
    place(
      shadow(460) +
        cargoBike(
          460,
          place(cabbage(64), -34, 6) +
            place(leek(110), 18, 20, { turn: 10 }) +
            place(baguette(120), 52, 20, { turn: 18 }),
        ),
      340,
      426,
    ),
  ],
  'strategic-drive-electric': [
    ink.forest,
    halo(ink.butter, 150, 300, 220),
    hills(ink.moss, ink.moss, 310),
    surface(ink.stone, 398),
    fill(rect(0, 450, 720, 4), ink.cream),
    place(shadow(390) + car(380, tone.clay), 300, 424),
    place(chargingPost(236, -122, -86), 600, 420),
    place(cypress(120, tone.leaf), 60, 400),
  ],
  'strategic-native-garden': [
    '#dfe8cf',
    place(sun(44), 600, 100),
    hills(ink.sage, ink.fern, 340),
    place(tuft(120, tone.moss), 110, 460),
    place(tuft(130, tone.leaf), 610, 466),
    place(flower(230, tone.clay), 190, 470),
    place(flower(190, tone.cream), 280, 474),
    place(flower(250, tone.straw, ink.clayDeep), 380, 474),
    place(flower(170, tone.claySoft), 474, 476),
    place(flower(220, tone.cream), 556, 472),
    place(flower(120, tone.clay), 326, 482),
    place(tuft(90, tone.moss), 430, 484),
    place(tuft(80, tone.leaf), 236, 484),
    place(butterfly(96), 486, 170, { turn: -14 }),
    place(bee(78), 250, 140, { turn: -8 }),
  ],
  'strategic-green-savings': [
    ink.forest,
    halo(ink.moss, 196),
    surface(ink.leaf, 400),
    place(sprout(170, tone.fern), 360, 300),
    place(
      shadow(210) +
        jar(
          200,
          160,
          fill(rect(-100, -130, 200, 62), ink.soil) +
            fill(oval(0, -126, 100, 12), tone.soil[0]) +
            each(coinRows, ([x, y], index) =>
              fill(oval(x, y, 34, 11), index % 2 === 0 ? ink.straw : tone.straw[1]),
            ),
        ),
      360,
      412,
    ),
    place(shadow(90) + coins(84, 3), 546, 414),
    place(shadow(90) + coins(84, 1), 622, 420),
    place(shadow(90) + coins(84, 5), 168, 414),
  ],
  'strategic-train-vacation': [
    '#d9e6d6',
    place(sun(44), 622, 96),
    place(mountains(540), 316, 340),
    hills(ink.fern, ink.leaf, 318),
    fill('M0 398H720V480H0Z', ink.forest),
    place(track(720), 0, 404),
    place(train(520), 500, 404),
    place(shadow(110) + suitcase(104, tone.straw), 628, 452),
    foliage(tone.fern, 'left'),
  ],
};
