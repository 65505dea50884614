import { flower, sprig, tree } from '../motifs/botanical';
import { jar } from '../motifs/drinks';
import { seedling } from '../motifs/garden';
import { thermostat } from '../motifs/household';
import { heart, openBook } from '../motifs/paper';
import { apple } from '../motifs/produce';
import { birds, cloud, glints, sun } from '../motifs/sky';
import { bee, butterfly } from '../motifs/wildlife';
import { coins, globe } from '../motifs/world';
import { each, fill, place, shadow } from '../paint';
import { ink, tone } from '../palette';
import { oval } from '../shapes';
import { cushion, foliage, halo, hills, surface } from '../setting';
import type { Scenes } from './scene';

const coinRows = [-10, -28, -46, -64, -82].flatMap((y, row) =>
  [-78, -38, 2, 42, 82].map((x) => [x - (row % 2) * 16, y] as const),
);

/** The benefits of membership, by the benefit's id. */
export const benefitScenes: Scenes = {
  planet: [
    ink.dew,
    halo(ink.mist, 214, 360, 240),
    place(cloud(120), 120, 130),
    place(cloud(96), 616, 190),
    place(fill(oval(10, 14, 160), '#26463a', 0.18) + globe(160), 360, 240),
    place(birds(26), 590, 96),
    foliage(tone.leaf),
  ],
  money: [
    ink.butter,
    cushion('#f9edcd', 6, 360, 230, 296, 196),
    surface(ink.wood, 400),
    place(fill(oval(8, 10, 98), '#7a4a30', 0.22) + thermostat(96, -26), 176, 216),
    place(
      shadow(200) +
        jar(
          184,
          250,
          each(coinRows, ([x, y], index) =>
            fill(oval(x, y, 32, 11), index % 2 === 0 ? ink.straw : tone.straw[1]),
          ),
          tone.moss,
        ),
      400,
      414,
    ),
    place(shadow(100) + coins(92, 5), 580, 418),
    place(shadow(90) + coins(84, 2), 656, 424),
    place(glints(60, ink.clay), 556, 200),
  ],
  free: [
    ink.blush,
    halo(ink.paper, 204, 360, 220),
    surface(ink.claySoft, 404),
    place(shadow(330) + openBook(350, tone.moss), 350, 420),
    place(flower(190, tone.clay), 350, 330),
    place(heart(70, 0, 0), 512, 150),
    place(butterfly(80, tone.straw), 196, 150, { turn: -14 }),
    place(shadow(80) + apple(78), 596, 424),
    place(sprig(150, 4), 112, 414, { turn: -8 }),
  ],
  goals: [
    ink.mist,
    place(sun(52), 590, 112),
    place(cloud(130), 150, 120),
    hills(ink.sage, ink.fern, 348),
    place(seedling(96), 130, 424),
    place(flower(180, tone.clay), 276, 430),
    place(tree(300, tone.leaf), 500, 426),
    place(bee(54), 352, 210),
  ],
};
