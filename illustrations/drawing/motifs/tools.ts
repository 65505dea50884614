import { each, fill, line, place, solid, type Svg } from '../paint';
import { ink, tone, type Tone } from '../palette';
import { oval, polygon, rect } from '../shapes';
import { leaf } from './botanical';

/** A wrench, upright, centered on the origin. */
export function wrench(length: number, colors: Tone = tone.slate): Svg {
  const [l, w] = [length / 2, length * 0.055];
  const jaw = `M${-w} ${-l * 0.5}L${-w * 2.4} ${-l * 0.7}V${-l * 0.96}L${-w * 0.9} ${-l * 0.74}H${w * 0.9}L${w * 2.4} ${-l * 0.96}V${-l * 0.7}L${w} ${-l * 0.5}V${l * 0.6}H${-w}Z`;
  return (
    solid(jaw, colors, w * 0.7) +
    solid(oval(0, l * 0.74, w * 2.4), colors, w * 0.7) +
    fill(oval(0, l * 0.74, w * 1.1), ink.cream)
  );
}

/** A screwdriver pointing down, its tip at the origin. */
export function screwdriver(length: number, grip: Tone = tone.clay): Svg {
  const l = length;
  return (
    solid(
      polygon([-l * 0.018, 0], [l * 0.018, 0], [l * 0.026, -l * 0.56], [-l * 0.026, -l * 0.56]),
      tone.slate,
      3,
    ) +
    solid(rect(-l * 0.05, -l * 0.62, l * 0.1, l * 0.08, 4), tone.straw, 4) +
    solid(rect(-l * 0.085, -l, l * 0.17, l * 0.4, l * 0.07), grip, 7) +
    line(
      `M${-l * 0.03} ${-l * 0.94}V${-l * 0.68}M${l * 0.03} ${-l * 0.94}V${-l * 0.68}`,
      grip[1],
      4,
    )
  );
}

/** A magnifying glass, its lens centered on the origin, handle down to the right. */
export function magnifier(radius: number, seen: Svg = ''): Svg {
  return (
    line(
      `M${radius * 0.8} ${radius * 0.8}L${radius * 1.62} ${radius * 1.62}`,
      ink.woodDeep,
      radius * 0.3,
    ) +
    fill(oval(0, 0, radius), ink.cream, 0.9) +
    seen +
    line(oval(0, 0, radius), ink.clay, radius * 0.17) +
    line(
      `M${-radius * 0.62} ${-radius * 0.2}A${radius * 0.66} ${radius * 0.66} 0 0 1 ${-radius * 0.16} ${-radius * 0.62}`,
      ink.cream,
      radius * 0.12,
    )
  );
}

/** A pressure gauge with its hose hanging down, centered on the origin. */
export function gauge(radius: number): Svg {
  const marks = [-120, -80, -40, 0, 40, 80, 120];
  return (
    solid(oval(0, 0, radius), tone.clay, radius * 0.1) +
    fill(oval(0, 0, radius * 0.78), ink.cream) +
    each(marks, (turn) =>
      place(line(`M0 ${-radius * 0.66}v${radius * 0.14}`, ink.slate, radius * 0.07), 0, 0, {
        turn,
      }),
    ) +
    place(
      fill(polygon([-radius * 0.07, 0], [0, -radius * 0.56], [radius * 0.07, 0]), ink.moss),
      0,
      0,
      { turn: 28 },
    ) +
    fill(oval(0, 0, radius * 0.12), ink.forest)
  );
}

/** A thermometer, its bulb at the origin; `share` is the height of the column, from 0 to 1. */
export function thermometer(height: number, share: number, column: string = ink.clay): Svg {
  const [h, w] = [height, height * 0.085];
  return (
    solid(rect(-w, -h, w * 2, h, w), tone.cream, w * 0.4) +
    solid(oval(0, 0, w * 1.75), tone.cream, w * 0.4) +
    fill(oval(0, 0, w * 1.25), column) +
    fill(rect(-w * 0.45, -h * share, w * 0.9, h * share, w * 0.45), column) +
    each([0.34, 0.48, 0.62, 0.76], (mark) =>
      line(`M${w * 1.3} ${-h * mark}h${w * 0.9}`, ink.slate, 4),
    )
  );
}

/** A recycling bin with a leaf on its front, standing on y = 0. */
export function sortingBin(height: number, colors: Tone, badge: Tone = tone.cream): Svg {
  const [h, w] = [height, height * 0.36];
  return (
    solid(polygon([-w, -h * 0.84], [w, -h * 0.84], [w * 0.8, 0], [-w * 0.8, 0]), colors, h * 0.07) +
    solid(rect(-w * 1.1, -h * 0.94, w * 2.2, h * 0.12, 8), colors, h * 0.05) +
    place(leaf(h * 0.34, h * 0.19, badge, 6), 0, -h * 0.24, { turn: 14 })
  );
}

/** Three arrows in a ring, centered on the origin. */
export function cycleArrows(
  radius: number,
  colors: readonly [string, string, string] = [ink.leaf, ink.clay, ink.straw],
): Svg {
  const point = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return [Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius)] as const;
  };
  const [fromX, fromY] = point(-48);
  const [toX, toY] = point(26);
  const w = radius * 0.34;
  const head = place(
    fill(polygon([w * 0.9, 0], [-w * 0.25, -w * 0.95], [-w * 0.25, w * 0.95]), 'currentColor'),
    toX,
    toY,
    { turn: 30 },
  );
  const arrow = `<path d="M${fromX} ${fromY}A${radius} ${radius} 0 0 1 ${toX} ${toY}" fill="none" stroke="currentColor" stroke-width="${w}"/>${head}`;
  return each(colors, (color, index) =>
    place(`<g color="${color}">${arrow}</g>`, 0, 0, { turn: index * 120 }),
  );
}
