import { bush, cypress, flower, leaf, tree, tuft } from '../motifs/botanical';
import { house } from '../motifs/buildings';
import { windTurbine } from '../motifs/energy';
import { birds, cloud, sun } from '../motifs/sky';
import { each, fill, place, type Svg } from '../paint';
import { ink, tone } from '../palette';
import { oval, rect } from '../shapes';
import { document } from '../setting';
import { lamplight, moonlit, risenMoon, stars } from './night';

type Size = { width: number; height: number };

/** The light theme shows the landscape by day, the dark one by night. */
type Time = 'day' | 'night';

/** A ridge across the picture; `crest` has its heights at even steps, as fractions of `height`. */
function ridge({ width, height }: Size, crest: readonly number[], color: string): Svg {
  const step = width / (crest.length - 1);
  const y = (index: number) => Math.round((crest[index] ?? 1) * height);
  const curves = crest.slice(1).map((_, index) => {
    const middle = Math.round((index + 0.5) * step);
    return `C${middle} ${y(index)} ${middle} ${y(index + 1)} ${Math.round((index + 1) * step)} ${y(index + 1)}`;
  });
  return fill(`M0 ${y(0)}${curves.join('')}V${height}H0Z`, color);
}

function sky({ width, height }: Size, color = '#f7e9c6'): Svg {
  return fill(rect(0, 0, width, height), color);
}

const NIGHT_SKY = '#152b30';

/** The sun in its haze. */
function glow(radius: number): Svg {
  return (
    fill(oval(0, 0, radius * 2.3), '#fff3d2', 0.55) +
    fill(oval(0, 0, radius * 1.65), '#ffeab8', 0.7) +
    sun(radius)
  );
}

/** Leaves and flowers in front, growing from the lower edge at x. */
function foreground(x: number, base: number, scale: number, flip = false): Svg {
  const plants =
    place(leaf(250, 110, tone.forest, 20), -40, 40, { turn: -26 }) +
    place(leaf(220, 100, tone.moss, -14), 60, 50, { turn: 30 }) +
    place(leaf(270, 116, tone.leaf, 14), 6, 50, { turn: 2 }) +
    place(flower(230, tone.claySoft), 124, 40) +
    place(flower(180, tone.cream), -116, 40) +
    place(tuft(90, tone.leaf), 180, 30);
  return place(plants, x, base, { scale, flip });
}

/** The landing page's wide banner, 1600 × 600. */
export function wideLandscape(time: Time): Svg {
  const size = { width: 1600, height: 600 };
  const isNight = time === 'night';
  const above = isNight
    ? [
        sky(size, NIGHT_SKY),
        stars(size.width, 300, 90, [1010, 150]),
        place(risenMoon(52), 1010, 150),
      ]
    : [
        sky(size),
        place(glow(64), 1010, 170),
        place(cloud(190), 330, 150),
        place(cloud(140), 1370, 120),
        place(birds(20), 700, 130),
      ];
  const behind = [
    ridge(size, [0.52, 0.36, 0.5, 0.3, 0.46, 0.34, 0.5], '#cfdfd0'),
    ridge(size, [0.5, 0.58, 0.44, 0.56, 0.47, 0.58, 0.46], ink.dew),
    ridge(size, [0.66, 0.56, 0.64, 0.54, 0.62, 0.52, 0.6], ink.sage),
    each(
      [
        [560, 334, 150, 20],
        [640, 350, 120, 66],
        [1290, 326, 160, 4],
      ] as const,
      ([x, y, height, turn]) => place(windTurbine(height, turn), x, y),
    ),
    ridge(size, [0.62, 0.72, 0.66, 0.7, 0.62, 0.7, 0.64], ink.fern),
    each(
      [
        [240, 432, 120],
        [300, 436, 90],
        [1180, 416, 110],
        [1240, 420, 84],
        [1440, 404, 120],
      ] as const,
      ([x, y, height], index) =>
        place(index % 2 === 0 ? tree(height, tone.leaf) : cypress(height), x, y),
    ),
    fill(
      'M860 420C780 440 900 470 800 500S620 540 700 600H980C840 560 940 520 960 490S880 440 880 420Z',
      '#a9d0cb',
    ),
    place(house(120), 1010, 446),
  ];
  const ahead = [
    place(tree(150, tone.moss), 1110, 456),
    place(bush(70, tone.leaf), 936, 452),
    ridge(size, [0.78, 0.84, 0.95, 1.02, 0.98, 0.84, 0.76], ink.leaf),
    each(
      [
        [420, 520, 170],
        [110, 486, 190],
        [1330, 494, 200],
        [1480, 476, 150],
      ] as const,
      ([x, y, height], index) =>
        place(index % 2 === 0 ? tree(height, tone.moss) : cypress(height, tone.forest), x, y),
    ),
    ridge(size, [0.88, 0.97, 1.08, 1.1, 1.08, 0.98, 0.9], ink.moss),
    foreground(150, 590, 1),
    foreground(1470, 596, 1, true),
  ];
  const ground = isNight
    ? [moonlit(behind.join('')), place(lamplight(120), 1010, 446), moonlit(ahead.join(''))]
    : [...behind, ...ahead];
  return document(size.width, size.height, [...above, ...ground]);
}

/** The same landscape for narrow screens, 800 × 520. */
export function narrowLandscape(time: Time): Svg {
  const size = { width: 800, height: 800 };
  const isNight = time === 'night';
  const above = isNight
    ? [sky(size, NIGHT_SKY), stars(size.width, 420, 60, [400, 316]), place(risenMoon(50), 400, 316)]
    : [
        sky(size),
        place(glow(62), 520, 230),
        place(cloud(170), 190, 200),
        place(birds(18), 330, 222),
      ];
  const behind = [
    ridge(size, [0.5, 0.36, 0.48, 0.34, 0.46], '#cfdfd0'),
    ridge(size, [0.48, 0.54, 0.44, 0.52, 0.44], ink.dew),
    ridge(size, [0.58, 0.52, 0.58, 0.5, 0.56], ink.sage),
    each(
      [
        [200, 430, 160, 20],
        [270, 440, 120, 66],
      ] as const,
      ([x, y, height, turn]) => place(windTurbine(height, turn), x, y),
    ),
    ridge(size, [0.6, 0.66, 0.6, 0.64, 0.58], ink.fern),
    fill(
      'M470 500C390 530 500 560 410 610S260 680 330 800H600C470 740 560 660 570 610S500 530 490 500Z',
      '#a9d0cb',
    ),
    place(house(130), 590, 540),
  ];
  const ahead = [
    place(tree(150, tone.moss), 696, 552),
    place(cypress(120), 120, 520),
    place(tree(130, tone.leaf), 190, 528),
    ridge(size, [0.72, 0.8, 0.97, 0.86, 0.74], ink.leaf),
    place(tree(210, tone.moss), 96, 610),
    place(cypress(180, tone.forest), 720, 620),
    ridge(size, [0.84, 0.95, 1.06, 0.98, 0.88], ink.moss),
    foreground(120, 790, 0.95),
    foreground(690, 796, 0.95, true),
  ];
  const ground = isNight
    ? [moonlit(behind.join('')), place(lamplight(130), 590, 540), moonlit(ahead.join(''))]
    : [...behind, ...ahead];
  return document(size.width, 520, [place([...above, ...ground].join(''), 0, -126)]);
}
