import { pane } from '../motifs/buildings';
import { moon } from '../motifs/sky';
import { each, fill, place, type Svg } from '../paint';
import { randomFrom } from '../random';
import { oval } from '../shapes';

const MOONLIGHT = '#f6ecc9';
/** How far from the moon the sky is too bright for stars. */
const MOON_HAZE = 140;
const LAMPLIGHT = '#ffd983';

/** What moonlight leaves of red, green and blue, and the night's own color. */
const night = [
  { share: 0.25, add: 8 },
  { share: 0.33, add: 19 },
  { share: 0.36, add: 24 },
] as const;

/** The drawing as the moon lights it: each color darker and cooler. */
export function moonlit(drawing: Svg): Svg {
  return drawing.replaceAll(
    /#([\da-f]{2})([\da-f]{2})([\da-f]{2})/g,
    (_, ...channels: string[]) => {
      const dimmed = night.map(({ share, add }, at) =>
        Math.round(Number.parseInt(channels[at] ?? '0', 16) * share + add)
          .toString(16)
          .padStart(2, '0'),
      );
      return `#${dimmed.join('')}`;
    },
  );
}

/** A crescent moon in its haze, centered on the origin. */
export function risenMoon(radius: number): Svg {
  return (
    fill(oval(0, 0, radius * 2.6), MOONLIGHT, 0.06) +
    fill(oval(0, 0, radius * 1.8), MOONLIGHT, 0.08) +
    place(moon(radius, MOONLIGHT), 0, 0)
  );
}

/** Stars over an area below and to the right of the origin, always in the same places; none shines near the moon. */
export function stars(
  width: number,
  height: number,
  count: number,
  moonAt: readonly [x: number, y: number],
): Svg {
  const random = randomFrom(width + height);
  const places = Array.from({ length: count }, () => ({
    x: Math.round(random() * width),
    y: Math.round(random() * height),
    size: 1.2 + random() * 1.8,
    light: 0.4 + random() * 0.5,
  }));
  const seen = places.filter(({ x, y }) => Math.hypot(x - moonAt[0], y - moonAt[1]) > MOON_HAZE);
  return each(seen, ({ x, y, size, light }) =>
    fill(oval(x, y, Math.round(size * 10) / 10), MOONLIGHT, Math.round(light * 100) / 100),
  );
}

/** The lit windows of a house of this width that stands on y = 0, and the light they cast. */
export function lamplight(width: number): Svg {
  const w = width / 2;
  const sides = [
    [-w * 0.52, -w * 0.5],
    [w * 0.54, -w * 0.5],
  ] as const;
  return (
    fill(oval(0, -w * 0.5, w * 2.2, w * 1.5), LAMPLIGHT, 0.06) +
    each(sides, ([x, y]) => fill(oval(x, y, w * 0.42), LAMPLIGHT, 0.22)) +
    each(sides, ([x, y]) => place(pane(w * 0.34, w * 0.36, LAMPLIGHT), x, y)) +
    fill(oval(0, -w * 1.13, w * 0.26), LAMPLIGHT, 0.22) +
    fill(oval(0, -w * 1.13, w * 0.14), LAMPLIGHT)
  );
}
