import { randomFrom } from './random';

/** The `d` of an SVG path, in pixels of the 720 × 480 picture. */
export type Outline = string;
type Point = readonly [x: number, y: number];

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** A rectangle with rounded corners. */
export function rect(x: number, y: number, width: number, height: number, radius = 0): Outline {
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}`,
    `h${-(width - 2 * r)}${arc(-r, -r)}v${-(height - 2 * r)}${arc(r, -r)}Z`,
  ].join('');
}

/** A circle, or an ellipse when two radii are given. */
export function oval(cx: number, cy: number, rx: number, ry = rx): Outline {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

/** A polygon with straight sides. */
export function polygon(...points: Point[]): Outline {
  return `M${points.map(([x, y]) => `${oneDecimal(x)} ${oneDecimal(y)}`).join('L')}Z`;
}

/** A soft closed curve through the points (Catmull-Rom). */
function smooth(points: Point[]): Outline {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const start = at(0);
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[first, second, to].map(([x, y]) => `${oneDecimal(x)} ${oneDecimal(y)}`).join(' ')}`;
  });
  return `M${start[0]} ${start[1]}${curves.join('')}Z`;
}

/** A pebble-like round shape; the seed determines its bumps. */
export function pebble(cx: number, cy: number, rx: number, ry: number, seed: number): Outline {
  const random = randomFrom(seed);
  const corners = 9;
  return smooth(
    Array.from({ length: corners }, (_, index): Point => {
      const angle = (index / corners) * 2 * Math.PI;
      const reach = 0.94 + random() * 0.13;
      return [
        oneDecimal(cx + Math.cos(angle) * rx * reach),
        oneDecimal(cy + Math.sin(angle) * ry * reach),
      ];
    }),
  );
}

/** A leaf that grows from the origin straight up; `bend` moves its tip sideways. */
export function leafShape(length: number, width: number, bend = 0): Outline {
  const [low, high] = [-length * 0.28, -length * 0.78];
  return [
    `M0 0C${width * 0.75} ${low} ${width * 0.7 + bend * 0.5} ${high} ${bend} ${-length}`,
    `C${-width * 0.7 + bend * 0.5} ${high} ${-width * 0.75} ${low} 0 0Z`,
  ].join('');
}

/** A drop of water, its tip at (x, y), `size` high. */
export function drop(x: number, y: number, size: number): Outline {
  const w = size * 0.36;
  return [
    `M${x} ${y}C${x + w * 0.5} ${y + size * 0.3} ${x + w} ${y + size * 0.45} ${x + w} ${y + size * 0.64}`,
    `A${w} ${w} 0 0 1 ${x - w} ${y + size * 0.64}`,
    `C${x - w} ${y + size * 0.45} ${x - w * 0.5} ${y + size * 0.3} ${x} ${y}Z`,
  ].join('');
}

/** A window or doorway with a round top, standing on y = base. */
export function arch(cx: number, base: number, width: number, height: number): Outline {
  const r = width / 2;
  return `M${cx - r} ${base}V${base - height + r}a${r} ${r} 0 0 1 ${width} 0V${base}Z`;
}

/** A star with five soft points. */
export function star(cx: number, cy: number, outer: number, inner = outer * 0.5): Outline {
  return polygon(
    ...Array.from({ length: 10 }, (_, index): Point => {
      const angle = (index / 10) * 2 * Math.PI - Math.PI / 2;
      const reach = index % 2 === 0 ? outer : inner;
      return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
    }),
  );
}
