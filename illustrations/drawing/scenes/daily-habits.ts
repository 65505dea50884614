import { empties, mug } from '../motifs/drinks';
import { washer } from '../motifs/appliances';
import { bush, cypress, flower, leaf, sprig, tree, tuft } from '../motifs/botanical';
import { stairs } from '../motifs/buildings';
import { cloth, shirt, shoe } from '../motifs/clothing';
import { bicycle } from '../motifs/cycles';
import { litterKit } from '../motifs/garden';
import {
  bulb,
  hourglass,
  shower,
  socketAndPlug,
  faucet,
  thermostat,
  toothbrush,
  wallSwitch,
} from '../motifs/household';
import { apple } from '../motifs/produce';
import { birds, cloud, glints, moon, sun } from '../motifs/sky';
import { sortingBin } from '../motifs/tools';
import { bus } from '../motifs/vehicles';
import { each, fill, line, place, shadow } from '../paint';
import { ink, tone } from '../palette';
import { oval, rect } from '../shapes';
import { cushion, foliage, halo, hills, surface } from '../setting';
import type { Scenes } from './scene';

/** The daily tasks about the home and getting around, on warm paper. */
export const dailyHabitScenes: Scenes = {
  'daily-short-shower': [
    ink.mist,
    cushion(ink.dew, 7, 300, 240, 270, 190),
    fill(rect(478, 0, 242, 480), '#cfe0d6'),
    each([70, 150, 230, 310], (y) => line(`M478 ${y}H720`, ink.mist, 4)),
    each([560, 642], (x) => line(`M${x} 0V400`, ink.mist, 4)),
    surface(ink.sage, 404),
    place(shower(142, 210), 318, 186),
    place(fill(oval(0, 0, 140, 15), ink.water), 318, 408),
    place(shadow(100) + place(hourglass(190), 0, -95), 566, 416),
    foliage(tone.moss, 'left'),
  ],
  'daily-lights-off': [
    ink.deep,
    cushion(ink.forest, 11, 330, 240, 280, 196),
    place(moon(44), 150, 118),
    place(glints(34, ink.butter), 150, 210),
    line('M340 0V118', ink.fern, 6),
    place(bulb(92, { lit: false }), 340, 272),
    place(wallSwitch(118), 560, 268),
    foliage(tone.moss, 'left'),
  ],
  'daily-unplug-idle': [
    ink.paper,
    cushion(ink.sage, 5, 370, 236, 286, 188),
    surface(ink.fern, 414),
    place(socketAndPlug(138), 226, 232),
    foliage(tone.leaf, 'right'),
  ],
  'daily-cold-wash': [
    ink.mist,
    halo(ink.cream, 196, 360, 230),
    surface(ink.dew),
    place(shadow(300) + washer(300), 360, 410),
    place(flower(130, tone.cream, ink.straw), 588, 402),
    place(
      each([0, 60, 120], (turn) =>
        place(line('M0 -46V46M-12 -38l12 12l12 -12M-12 38l12 -12l12 12', ink.lagoon, 7), 0, 0, {
          turn,
        }),
      ),
      138,
      150,
    ),
    place(
      each([0, 60, 120], (turn) => place(line('M0 -26V26', ink.lagoon, 5), 0, 0, { turn })),
      596,
      112,
    ),
  ],
  'daily-line-dry': [
    ink.mist,
    place(sun(44), 122, 92),
    place(cloud(120), 560, 112),
    hills(ink.sage, ink.fern, 350),
    fill(rect(66, 148, 14, 290, 6), ink.woodDeep),
    fill(rect(640, 148, 14, 290, 6), ink.woodDeep),
    line('M72 166Q360 206 648 166', ink.soil, 4),
    place(shirt(186, tone.clay), 214, 186, { turn: 3 }),
    place(shirt(170, tone.cream), 396, 188, { turn: -2 }),
    place(cloth(112, 150, tone.straw, ink.cream), 554, 180, { turn: -3 }),
    each([188, 240, 372, 420, 522, 584], (x) => fill(rect(x - 4, 172, 9, 26, 3), ink.wood)),
    place(tuft(60), 120, 440),
    place(tuft(50, tone.moss), 596, 446),
  ],
  'daily-walk-trip': [
    ink.butter,
    place(sun(46), 130, 112),
    hills(ink.sage, ink.fern, 300),
    fill(
      'M430 480C420 420 520 400 500 370S590 330 596 318L606 318C604 340 540 356 548 376S560 430 620 480Z',
      ink.paper,
    ),
    place(tree(150, tone.leaf), 636, 330),
    place(shadow(330) + shoe(330), 316, 420),
    place(tuft(46, tone.moss), 96, 446),
  ],
  'daily-bike-trip': [
    ink.paper,
    halo(ink.butter, 176, 372, 214),
    hills(ink.sage, ink.leaf, 318),
    place(cypress(170), 104, 346),
    place(cypress(130), 156, 352),
    place(tree(150, tone.fern), 640, 342),
    fill('M0 410Q360 396 720 412V438Q360 424 0 440Z', ink.paper),
    place(shadow(430) + bicycle(262), 360, 424),
  ],
  'daily-take-transit': [
    ink.mist,
    fill(rect(70, 150, 90, 260, 10), ink.dew),
    fill(rect(176, 96, 110, 300, 10), ink.sage),
    fill(rect(520, 130, 120, 280, 10), ink.dew),
    fill(rect(430, 180, 76, 220, 10), ink.sage),
    surface(ink.stone, 384),
    fill(rect(0, 438, 720, 5), ink.cream),
    place(tree(150, tone.leaf), 650, 394),
    place(shadow(420) + bus(420), 330, 414),
    line('M596 404V196', ink.forest, 9),
    place(fill(oval(0, 0, 34), ink.clay) + place(leaf(46, 26, tone.cream, 6), -2, 22), 596, 180),
  ],
  'daily-tap-off': [
    ink.mist,
    fill(rect(500, 0, 220, 400), '#cfe0d6'),
    each([60, 140, 220, 300], (y) => line(`M500 ${y}H720`, ink.mist, 4)),
    each([580, 660], (x) => line(`M${x} 0V400`, ink.mist, 4)),
    halo(ink.cream, 150, 300, 240),
    fill('M60 398H660Q650 480 540 480H180Q70 480 60 398Z', ink.dew),
    fill(rect(40, 386, 640, 24, 12), ink.cream),
    place(faucet(172, tone.slate, false), 308, 330),
    place(toothbrush(190), 166, 380, { turn: -12 }),
    place(toothbrush(180), 140, 382, { turn: 10 }),
    place(mug(110, tone.leaf), 150, 390, { flip: true }),
  ],
  'daily-sort-recycling': [
    ink.paper,
    cushion(ink.mist, 13, 360, 236, 300, 180),
    surface(ink.sage),
    place(shadow(170) + sortingBin(210, tone.lagoon), 170, 408),
    place(shadow(170) + sortingBin(210, tone.straw), 360, 412),
    place(shadow(170) + sortingBin(210, tone.leaf), 550, 408),
    place(empties(130), 170, 200, { turn: -6 }),
    place(
      fill(rect(-48, -74, 96, 74, 5), ink.wood) + fill(rect(-10, -74, 20, 74), ink.butter),
      356,
      198,
      { turn: 8 },
    ),
    place(apple(64), 520, 196, { turn: -12 }),
    place(leaf(90, 40, tone.fern), 586, 196, { turn: 20 }),
  ],
  'daily-thermostat-degree': [
    ink.claySoft,
    cushion(ink.blush, 15, 360, 240, 286, 196),
    place(fill(oval(10, 14, 152), '#7a4a30', 0.22) + thermostat(150, -26), 360, 232),
    foliage(tone.moss),
  ],
  'daily-take-stairs': [
    ink.butter,
    halo('#f9edcd', 170, 240, 190),
    line('M70 262L640 -147', ink.forest, 10),
    each([0, 1, 2, 3, 4], (step) =>
      line(`M${127 + step * 78} ${396 - step * 56}V${222 - step * 56}`, ink.forest, 5),
    ),
    place(stairs(78, 9), 88, 452),
    place(shoe(96, tone.moss), 276, 284),
    place(shoe(96, tone.moss), 362, 228),
    place(sprig(130, 4, tone.leaf), 46, 452, { turn: -6 }),
  ],
  'daily-litter-walk': [
    ink.mist,
    place(cloud(130), 590, 110),
    hills(ink.sage, ink.fern, 306),
    place(tree(180, tone.leaf), 106, 352),
    place(bush(120, tone.moss), 196, 372),
    place(shadow(250) + litterKit(300), 350, 432),
    place(flower(100, tone.cream), 660, 430),
    place(flower(76, tone.claySoft), 618, 450),
    place(birds(18), 250, 96),
  ],
  'daily-cloth-towels': [
    ink.paper,
    cushion(ink.dew, 10, 360, 240, 280, 190),
    fill(rect(130, 104, 460, 16, 8), ink.woodDeep),
    each([236, 404, 528], (x) => line(`M${x} 112q16 26 0 34`, ink.slate, 7)),
    place(cloth(176, 246, tone.cream, ink.clay), 236, 142),
    place(cloth(140, 214, tone.leaf, ink.butter), 404, 142),
    place(cloth(96, 168, tone.straw, ink.cream), 528, 142),
    foliage(tone.moss, 'right'),
  ],
};
