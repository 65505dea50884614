import { each, fill, line, place, solid, type Svg } from '../paint';
import { ink, tone, type Tone } from '../palette';
import { oval, rect } from '../shapes';
import { leaf, pot, sprout } from './botanical';

/** A watering can, spout to the left, standing on y = 0. */
export function wateringCan(height: number, colors: Tone = tone.clay): Svg {
  const h = height;
  return (
    line(
      `M${h * 0.36} ${-h * 0.72}C${h * 0.8} ${-h * 0.8} ${h * 0.8} ${-h * 0.16} ${h * 0.36} ${-h * 0.14}`,
      colors[1],
      h * 0.085,
    ) +
    solid(
      `M${-h * 0.3} ${-h * 0.34}L${-h * 0.82} ${-h * 0.84}L${-h * 0.92} ${-h * 0.74}L${-h * 0.3} ${-h * 0.06}Z`,
      colors,
      8,
    ) +
    solid(
      `M${-h * 0.72} ${-h * 0.96}L${-h * 1.02} ${-h * 0.68}L${-h * 1.06} ${-h * 0.76}L${-h * 0.8} ${-h * 1.0}Z`,
      colors,
      3,
    ) +
    solid(
      `M${-h * 0.34} ${-h * 0.76}H${h * 0.36}L${h * 0.42} ${-h * 0.04}Q${h * 0.42} 0 ${h * 0.36} 0H${-h * 0.34}Q${-h * 0.4} 0 ${-h * 0.4} ${-h * 0.04}Z`,
      colors,
      h * 0.08,
    ) +
    line(
      `M${-h * 0.24} ${-h * 0.76}C${-h * 0.2} ${-h * 1.06} ${h * 0.24} ${-h * 1.06} ${h * 0.26} ${-h * 0.76}`,
      colors[1],
      h * 0.075,
    ) +
    place(leaf(h * 0.32, h * 0.17, tone.butter), 0, -h * 0.2, { turn: 16 })
  );
}

/** A spade upright with its blade in the ground at the origin. */
export function spade(height: number): Svg {
  const h = height;
  return (
    line(`M0 ${-h * 0.3}V${-h * 0.92}`, ink.wood, h * 0.05) +
    line(`M${-h * 0.1} ${-h * 0.97}H${h * 0.1}`, ink.woodDeep, h * 0.055) +
    solid(
      `M${-h * 0.13} ${-h * 0.36}H${h * 0.13}V${-h * 0.1}Q${h * 0.1} ${h * 0.04} 0 ${h * 0.1}Q${-h * 0.1} ${h * 0.04} ${-h * 0.13} ${-h * 0.1}Z`,
      tone.slate,
      h * 0.03,
    )
  );
}

/** A mound of soil, `width` wide, its base on y = 0. */
export function mound(width: number): Svg {
  const w = width / 2;
  return solid(
    `M${-w} 0C${-w * 0.7} ${-w * 0.4} ${-w * 0.3} ${-w * 0.46} 0 ${-w * 0.46}S${w * 0.7} ${-w * 0.4} ${w} 0Z`,
    tone.soil,
    10,
  );
}

/** A wooden rain barrel with a spigot and hoops, standing on y = 0. */
export function rainBarrel(height: number): Svg {
  const [h, w] = [height, height * 0.37];
  const body = `M${-w * 0.86} ${-h}H${w * 0.86}C${w * 1.12} ${-h * 0.66} ${w * 1.12} ${-h * 0.34} ${w * 0.86} 0H${-w * 0.86}C${-w * 1.12} ${-h * 0.34} ${-w * 1.12} ${-h * 0.66} ${-w * 0.86} ${-h}Z`;
  const hoop = (y: number, reach: number) =>
    line(`M${-w * reach} ${y}Q0 ${y + h * 0.05} ${w * reach} ${y}`, ink.slate, h * 0.038);
  return (
    solid(body, tone.wood, w * 0.16) +
    line(
      `M${-w * 0.42} ${-h}C${-w * 0.56} ${-h * 0.66} ${-w * 0.56} ${-h * 0.34} ${-w * 0.42} 0M0 ${-h}V0M${w * 0.42} ${-h}C${w * 0.56} ${-h * 0.66} ${w * 0.56} ${-h * 0.34} ${w * 0.42} 0`,
      ink.woodDeep,
      3,
      0.7,
    ) +
    hoop(-h * 0.82, 0.97) +
    hoop(-h * 0.2, 0.97) +
    fill(oval(0, -h, w * 0.86, h * 0.07), ink.woodDeep) +
    fill(oval(0, -h + 2, w * 0.76, h * 0.05), ink.lagoon) +
    solid(rect(-w * 0.1, -h * 0.38, w * 0.2, h * 0.07, 4), tone.straw, 3) +
    line(`M0 ${-h * 0.34}v${h * 0.06}M${-w * 0.16} ${-h * 0.41}h${w * 0.32}`, ink.straw, 7)
  );
}

/** A window box of three herb pots on y = 0. */
export function herbPots(width: number): Svg {
  const w = width / 3;
  const basil = each([-42, -14, 14, 42, 0], (turn, index) =>
    place(leaf(w * 0.62, w * 0.34, index % 2 === 0 ? tone.leaf : tone.fern), turn * 0.3, 0, {
      turn,
    }),
  );
  const chives =
    each([-22, -12, -4, 4, 12, 22], (turn) =>
      line(`M${turn * 0.6} 0Q${turn * 0.8} ${-w * 0.5} ${turn * 1.7} ${-w * 0.92}`, ink.moss, 7),
    ) + each([-22, 4, 22], (turn) => fill(oval(turn * 1.7, -w * 0.94, 9), ink.claySoft));
  const thyme = each([-34, -10, 12, 36], (turn) =>
    place(
      line(`M0 0V${-w * 0.72}`, ink.moss, 3.5) +
        each(
          [0.25, 0.45, 0.65, 0.85],
          (share) =>
            fill(oval(-7, -w * 0.72 * share, 8, 5), ink.fern) +
            fill(oval(7, -w * 0.72 * share - 5, 8, 5), ink.leaf),
        ) +
        fill(oval(0, -w * 0.74, 5, 8), ink.fern),
      turn * 0.4,
      0,
      { turn: turn * 0.8 },
    ),
  );
  return each([basil, chives, thyme], (herb, index) => {
    const kinds = [tone.clay, tone.cream, tone.claySoft];
    return place(
      place(herb, 0, -w * 0.62) + pot(w * 0.78, w * 0.7, kinds[index] ?? tone.clay),
      (index - 1) * w,
      0,
    );
  });
}

/** A seedling in a small heap of soil on y = 0. */
export function seedling(height: number): Svg {
  return place(sprout(height), 0, -height * 0.12) + mound(height * 0.9);
}

/** A litter-cleanup bag and a grabber holding a can, standing on y = 0. */
export function litterKit(height: number): Svg {
  const h = height;
  return (
    solid(
      `M${-h * 0.34} ${-h * 0.62}C${-h * 0.5} ${-h * 0.3} ${-h * 0.46} 0 ${-h * 0.3} 0H${h * 0.14}C${h * 0.3} 0 ${h * 0.34} ${-h * 0.3} ${h * 0.18} ${-h * 0.62}Z`,
      tone.leaf,
      14,
    ) +
    solid(
      `M${-h * 0.4} ${-h * 0.72}Q${-h * 0.08} ${-h * 0.64} ${h * 0.24} ${-h * 0.72}L${h * 0.18} ${-h * 0.6}Q${-h * 0.08} ${-h * 0.54} ${-h * 0.34} ${-h * 0.6}Z`,
      tone.moss,
      5,
    ) +
    line(
      `M${-h * 0.2} ${-h * 0.5}Q${-h * 0.28} ${-h * 0.26} ${-h * 0.22} ${-h * 0.1}M${h * 0.06} ${-h * 0.5}Q${h * 0.12} ${-h * 0.3} ${h * 0.08} ${-h * 0.12}`,
      ink.moss,
      5,
    ) +
    line(`M${h * 0.98} ${-h * 0.98}L${h * 0.62} ${-h * 0.32}`, ink.slate, h * 0.04) +
    line(
      `M${h * 0.92} ${-h * 1.04}q${h * 0.16} ${-h * 0.02} ${h * 0.1} ${h * 0.16}`,
      ink.clay,
      h * 0.045,
    ) +
    line(
      `M${h * 0.62} ${-h * 0.32}q${-h * 0.16} ${h * 0.04} ${-h * 0.12} ${h * 0.18}M${h * 0.62} ${-h * 0.32}q${h * 0.1} ${h * 0.1} ${h * 0.02} ${h * 0.22}`,
      ink.clay,
      h * 0.038,
    ) +
    place(
      solid(rect(-h * 0.07, -h * 0.2, h * 0.14, h * 0.2, 6), tone.stone, 5) +
        fill(rect(-h * 0.07, -h * 0.15, h * 0.14, h * 0.08), ink.lagoon),
      h * 0.56,
      0,
      { turn: -8 },
    )
  );
}
