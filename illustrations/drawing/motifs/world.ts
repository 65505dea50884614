import { each, fill, inside, line, place, solid, type Svg } from '../paint';
import { ink, tone, type Tone } from '../palette';
import { oval, pebble, polygon, rect } from '../shapes';
import { leaf } from './botanical';

/** A globe with soft continents, centered on the origin. */
export function globe(radius: number, sea: Tone = tone.water, land: string = ink.leaf): Svg {
  const r = radius;
  const disc = oval(0, 0, r);
  const continents =
    fill(pebble(-r * 0.42, -r * 0.42, r * 0.42, r * 0.34, 12), land) +
    fill(pebble(-r * 0.22, r * 0.34, r * 0.24, r * 0.42, 6), land) +
    fill(pebble(r * 0.52, -r * 0.2, r * 0.4, r * 0.3, 21), land) +
    fill(pebble(r * 0.5, r * 0.34, r * 0.24, r * 0.34, 17), land) +
    fill(pebble(r * 0.1, -r * 0.98, r * 0.4, r * 0.16, 8), ink.cream) +
    fill(pebble(0, r * 1.0, r * 0.5, r * 0.14, 8), ink.cream);
  const night = fill(
    `M${r * 0.34} ${-r}A${r} ${r} 0 0 1 ${r * 0.34} ${r}A${r * 1.35} ${r * 1.35} 0 0 0 ${r * 0.34} ${-r}Z`,
    ink.night,
    0.16,
  );
  return solid(disc, sea, r * 0.1) + inside(disc, continents + night);
}

/** A bar chart of `shares` with a line above it, its lower left corner at the origin. */
export function barChart(
  width: number,
  height: number,
  shares: readonly number[],
  bars: Tone = tone.leaf,
): Svg {
  const step = width / shares.length;
  return (
    each(shares, (share, index) =>
      solid(
        rect(index * step + step * 0.16, -height * share, step * 0.68, height * share, 8),
        index === shares.length - 1 ? tone.clay : bars,
        6,
      ),
    ) + line(`M-10 4H${width + 10}`, ink.forest, 6)
  );
}

/** A footprint whose toes are leaves; the ball of the foot is near the origin. */
export function leafFootprint(height: number, colors: Tone = tone.leaf): Svg {
  const h = height / 2;
  const sole = `M${-h * 0.34} ${-h * 0.3}C${-h * 0.4} ${-h * 0.62} ${h * 0.34} ${-h * 0.7} ${h * 0.4} ${-h * 0.26}C${h * 0.44} ${h * 0.1} ${h * 0.2} ${h * 0.2} ${h * 0.24} ${h * 0.5}C${h * 0.28} ${h * 0.94} ${-h * 0.3} ${h * 1.06} ${-h * 0.26} ${h * 0.5}C${-h * 0.24} ${h * 0.2} ${-h * 0.3} 0 ${-h * 0.34} ${-h * 0.3}Z`;
  const toes = [
    [-0.3, -0.58, 0.46, -16],
    [-0.08, -0.68, 0.38, -6],
    [0.12, -0.68, 0.34, 4],
    [0.29, -0.6, 0.3, 14],
    [0.43, -0.47, 0.26, 26],
  ] as const;
  return (
    solid(sole, colors, h * 0.1) +
    each(toes, ([x, y, size, turn]) =>
      place(leaf(h * size, h * size * 0.56, colors), h * x, h * y, { turn }),
    )
  );
}

/** A satellite with two panels, centered on the origin. */
export function satellite(size: number): Svg {
  const s = size / 2;
  const wing = (x: number) =>
    solid(rect(x, -s * 0.26, s * 0.6, s * 0.52, 5), tone.lagoon, 5) +
    line(
      `M${x + s * 0.2} ${-s * 0.26}v${s * 0.52}M${x + s * 0.4} ${-s * 0.26}v${s * 0.52}M${x} 0h${s * 0.6}`,
      ink.mist,
      2.5,
    );
  return (
    line(`M${-s * 0.5} 0H${s * 0.5}`, ink.stone, 7) +
    wing(-s) +
    wing(s * 0.4) +
    solid(rect(-s * 0.22, -s * 0.34, s * 0.44, s * 0.68, 8), tone.cream, 6) +
    fill(rect(-s * 0.22, -s * 0.1, s * 0.44, s * 0.14), ink.clay) +
    fill(
      `M${-s * 0.26} ${s * 0.44}A${s * 0.26} ${s * 0.26} 0 0 0 ${s * 0.26} ${s * 0.44}Z`,
      ink.straw,
    ) +
    line(`M0 ${s * 0.34}v${s * 0.12}`, ink.stone, 5)
  );
}

/** Mountains with snowy tops, their feet on y = 0. */
export function mountains(width: number, far: string = ink.dew, near: string = ink.lagoon): Svg {
  const w = width / 2;
  const peak = (x: number, top: number, half: number, color: string) =>
    fill(polygon([x - half, 0], [x, -top], [x + half, 0]), color) +
    fill(
      polygon(
        [x, -top],
        [x + half * 0.3, -top * 0.7],
        [x + half * 0.1, -top * 0.76],
        [x - half * 0.06, -top * 0.64],
        [x - half * 0.28, -top * 0.72],
      ),
      ink.cream,
    );
  return (
    peak(-w * 0.48, w * 0.84, w * 0.52, far) +
    peak(w * 0.52, w * 0.76, w * 0.48, far) +
    peak(0, w * 1.1, w * 0.64, near)
  );
}

/** Coins in a stack, `count` high, standing on y = 0. */
export function coins(width: number, count: number): Svg {
  const steps = Array.from({ length: count }, (_, index) => index);
  const thick = width * 0.2;
  return (
    each(steps, (index) =>
      solid(
        rect(-width / 2 + (index % 2) * 3, -(index + 1) * thick, width, thick - 2, thick * 0.4),
        tone.straw,
        8,
      ),
    ) + line(`M${-width * 0.24} ${-count * thick + thick * 0.45}h${width * 0.3}`, ink.butter, 4)
  );
}
