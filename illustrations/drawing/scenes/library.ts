import { labelTag, radiator } from '../motifs/appliances';
import { flower, leaf, sprig, tree } from '../motifs/botanical';
import { house } from '../motifs/buildings';
import { jar, mug } from '../motifs/drinks';
import { spark } from '../motifs/energy';
import { seedling, spade } from '../motifs/garden';
import { heart, openBook, paperBag, phone } from '../motifs/paper';
import { apple, baguette, carrot, leek, loaf } from '../motifs/produce';
import { glints, steam } from '../motifs/sky';
import { cycleArrows, screwdriver, wrench, thermometer } from '../motifs/tools';
import { bee, fish, seaweed } from '../motifs/wildlife';
import { barChart, globe, leafFootprint, satellite } from '../motifs/world';
import { dashes, each, fill, inside, line, place, shadow, solid, type Svg } from '../paint';
import { ink, tone } from '../palette';
import { arch, oval, rect, star } from '../shapes';
import { alcove, foliage, halo, surface } from '../setting';
import type { Scene, Scenes } from './scene';

/** The y of the shelf that everything stands on. */
const shelf = 408;
const door = [360, shelf + 10, 456, 402] as const;

/** How much the doorway's contents are enlarged. */
const closeness = 1.14;

/** A view through the library's doorway, on a warm wall; its contents stand on y = 414. */
function view(wall: string, beyond: string, ...contents: Svg[]): Scene {
  const near = place(contents.join(''), 360 * (1 - closeness), 414 * (1 - closeness), {
    scale: closeness,
  });
  return [wall, alcove(beyond, ...door), surface(ink.wood, shelf), near];
}

/** Two leafy branches that curve up around a center. */
function laurel(x: number, y: number, radius: number): Svg {
  const at = (step: number) => Math.PI * (0.06 + step * 0.105);
  const branch =
    line(`M0 ${radius}A${radius} ${radius} 0 0 0 ${radius * 0.72} ${-radius * 0.69}`, ink.fern, 5) +
    each([0, 1, 2, 3, 4, 5, 6], (step) => {
      const angle = at(step);
      const turn = 90 - (angle * 180) / Math.PI;
      const pair =
        place(leaf(54, 28, tone.fern), 0, 0, { turn: turn + 38 }) +
        place(leaf(44, 24, tone.leaf), 0, 0, { turn: turn - 38 });
      return place(pair, Math.sin(angle) * radius, Math.cos(angle) * radius);
    });
  return place(branch, x, y) + place(branch, x, y, { flip: true });
}

/** The library links: each a view through the same doorway. */
export const libraryScenes: Scenes = {
  'library-ipcc': view(
    ink.blush,
    ink.forest,
    place(globe(118), 340, 220),
    place(openBook(330, tone.clay), 360, 424),
    place(thermometer(200, 0.74), 500, 318),
  ),
  'library-unep': [
    ...view(ink.butter, ink.forest, place(globe(100), 360, 226), laurel(360, 226, 138)),
    foliage(tone.leaf),
  ],
  'library-love-food': view(
    ink.mist,
    ink.forest,
    place(leek(200), 222, 416, { turn: -12 }),
    place(
      shadow(150) +
        jar(
          136,
          200,
          fill(rect(-70, -150, 140, 150), ink.butter) +
            each([-44, -16, 12, 40], (x, index) =>
              index % 2 === 0
                ? place(carrot(170), x, -140)
                : place(leaf(150, 60, tone.fern), x, -4),
            ),
          tone.clay,
        ),
      310,
      416,
    ),
    place(shadow(190) + loaf(180), 470, 420),
    place(apple(76), 392, 418),
    place(heart(78, 0, 0), 446, 196),
  ),
  'library-epa-recycle': [
    ...view(
      ink.sage,
      ink.forest,
      place(cycleArrows(106, [ink.fern, ink.straw, ink.clay]), 360, 232),
      place(leaf(110, 60, tone.leaf, 8), 356, 284, { turn: 12 }),
    ),
    foliage(tone.leaf, 'left'),
  ],
  'library-energy-star': view(
    ink.blush,
    ink.forest,
    place(labelTag(280, solid(star(0, 0, 74, 36), tone.clay, 10)), 360, 66, { turn: 5 }),
    place(glints(110, ink.straw), 360, 250),
    place(sprig(190, 5, tone.leaf), 150, 412, { turn: -8 }),
  ),
  'library-ifixit': view(
    ink.butter,
    ink.forest,
    place(
      phone(
        270,
        fill(rect(-100, -160, 200, 320), ink.mist) +
          fill(rect(-52, -96, 104, 60, 8), ink.leaf) +
          fill(rect(-52, -22, 48, 110, 8), ink.straw) +
          fill(rect(8, -22, 44, 50, 8), ink.lagoon) +
          fill(rect(8, 40, 44, 48, 8), ink.claySoft) +
          each(
            [
              [-44, -88],
              [44, -88],
              [-44, 80],
              [44, 80],
            ] as const,
            ([x, y]) => fill(oval(x, y, 5), ink.night),
          ),
      ),
      300,
      238,
      { turn: -8 },
    ),
    place(screwdriver(240), 398, 330, { turn: 26 }),
    each(
      [
        [430, 396],
        [470, 402],
        [600, 404],
      ] as const,
      ([x, y]) => place(fill(oval(0, 0, 9), ink.slate) + line('M-5 0H5', ink.cream, 2.5), x, y),
    ),
  ),
  'library-drawdown': [
    ...view(
      ink.mist,
      ink.forest,
      line('M206 150C270 130 300 150 340 200S430 320 512 330', ink.straw, 14),
      line('M486 304L514 330L482 350', ink.straw, 14),
      each(
        [
          [232, 0.9],
          [300, 1.1],
          [368, 0.8],
          [436, 0.6],
        ] as const,
        ([x, scale]) => place(seedling(96), x, 410, { scale }),
      ),
    ),
    foliage(tone.leaf, 'right'),
  ],
  'library-our-world-in-data': view(
    ink.sage,
    ink.forest,
    place(globe(58), 290, 152),
    place(barChart(260, 210, [0.34, 0.5, 0.46, 0.72, 0.96], tone.fern), 230, 402),
    line('M256 306L308 268L360 276L412 214L464 160', ink.cream, 7),
    each(
      [
        [256, 306],
        [308, 268],
        [360, 276],
        [412, 214],
        [464, 160],
      ] as const,
      ([x, y]) => fill(oval(x, y, 9), ink.straw),
    ),
  ),
  'library-repair-cafe': view(
    ink.blush,
    ink.forest,
    place(steam(80, ink.cream, 30), 350, 196),
    place(shadow(190) + mug(176, tone.clay), 340, 416),
    place(wrench(230), 524, 310, { turn: 18 }),
    place(leaf(80, 44, tone.butter, 6), 338, 380, { turn: 12 }),
    place(screwdriver(200, tone.straw), 196, 414, { turn: -8 }),
  ),
  'library-too-good-to-go': view(
    ink.butter,
    ink.forest,
    place(
      shadow(220) +
        paperBag(
          270,
          place(baguette(206), -40, -140, { turn: -10 }) +
            place(leek(200), 44, -150, { turn: 12 }) +
            place(carrot(100), 4, -262),
        ),
      360,
      416,
    ),
    place(loaf(120), 532, 418),
    place(apple(64), 186, 418),
  ),
  'library-energy-saver': view(
    ink.mist,
    ink.forest,
    place(shadow(260) + house(270), 360, 414),
    place(spark(130), 534, 200, { turn: 8 }),
    place(radiator(96, 5), 586, 414),
    place(sprig(150, 4), 140, 412, { turn: -8 }),
  ),
  'library-nasa-climate': [
    ink.sage,
    alcove(ink.night, ...door),
    each(
      [
        [230, 190],
        [300, 90],
        [470, 130],
        [250, 280],
        [500, 250],
        [410, 76],
        [340, 130],
      ] as const,
      ([x, y]) => fill(oval(x, y, 3), ink.butter),
    ),
    inside(arch(...door), place(globe(232), 350, 468)),
    place(satellite(196), 424, 150, { turn: -24 }),
    surface(ink.wood, shelf),
    foliage(tone.leaf, 'right'),
  ],
  'library-seafood-watch': [
    ink.blush,
    alcove(ink.lagoon, ...door),
    inside(
      arch(...door),
      fill('M150 330q30 -18 60 0t60 0t60 0t60 0t60 0t60 0t60 0V420H150Z', '#3d7779') +
        place(seaweed(190, tone.leaf), 226, 410) +
        place(seaweed(150, tone.moss), 500, 410),
    ),
    place(fish(230), 372, 216),
    place(fish(110, tone.straw), 300, 316, { flip: true }),
    each(
      [
        [520, 150, 10],
        [504, 120, 6],
        [532, 108, 7],
      ] as const,
      ([x, y, r]) => line(oval(x, y, r), ink.mist, 4),
    ),
    surface(ink.wood, shelf),
  ],
  'library-xerces': [
    ...view(
      ink.butter,
      ink.forest,
      place(flower(200, tone.claySoft), 262, 414),
      place(flower(250, tone.cream), 360, 416),
      place(flower(170, tone.straw, ink.clayDeep), 456, 414),
      place(bee(118), 470, 148, { turn: -10 }),
      dashes('M236 150C270 200 330 90 396 150', ink.butter, 4, [2, 12]),
    ),
    foliage(tone.leaf),
  ],
  'library-footprint': [
    ...view(
      ink.mist,
      ink.forest,
      place(leafFootprint(250, tone.fern), 286, 262, { turn: -12 }),
      place(leafFootprint(230, tone.leaf), 440, 214, { turn: 14, flip: true }),
    ),
    foliage(tone.moss, 'right'),
  ],
  'library-arbor-day': view(
    ink.sage,
    ink.forest,
    halo(ink.moss, 110, 360, 220),
    place(tree(250, tone.fern), 360, 412),
    place(seedling(130), 218, 412),
    place(seedling(100), 500, 412),
    place(spade(210), 592, 412, { turn: 8 }),
  ),
};
