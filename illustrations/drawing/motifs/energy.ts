import { each, fill, line, place, solid, type Svg } from '../paint';
import { ink, tone, type Tone } from '../palette';
import { arch, leafShape, oval, polygon, rect } from '../shapes';
import { pane } from './buildings';

/** A wind turbine standing on y = 0; `turn` is the rotation of its blades in degrees. */
export function windTurbine(height: number, turn: number, colors: Tone = tone.cream): Svg {
  const blade = leafShape(height * 0.46, height * 0.085, height * 0.025);
  return (
    solid(
      polygon(
        [-height * 0.03, 0],
        [-height * 0.012, -height],
        [height * 0.012, -height],
        [height * 0.03, 0],
      ),
      colors,
      height * 0.02,
    ) +
    each([0, 120, 240], (step) =>
      place(solid(blade, colors, height * 0.014), 0, -height, { turn: step + turn }),
    ) +
    solid(oval(0, -height, height * 0.034), tone.clay, 3)
  );
}

/** A tilted solar panel of `columns` × `rows` cells, its lower left corner at the origin. */
function solarPanel(
  width: number,
  height: number,
  columns: number,
  rows: number,
  slant = 0.3,
): Svg {
  const shift = height * slant;
  const at = (x: number, y: number): readonly [number, number] => [
    x * width + (1 - y) * shift,
    -(1 - y) * height,
  ];
  const gridLines = [
    ...Array.from(
      { length: columns - 1 },
      (_, index) => [at((index + 1) / columns, 0), at((index + 1) / columns, 1)] as const,
    ),
    ...Array.from(
      { length: rows - 1 },
      (_, index) => [at(0, (index + 1) / rows), at(1, (index + 1) / rows)] as const,
    ),
  ];
  return (
    fill(polygon(at(0, 0), at(1, 0), at(1, 1), at(0, 1)), ink.lagoon) +
    fill(polygon(at(0, 0), at(0.55, 0), at(0.2, 1), at(0, 1)), ink.water, 0.5) +
    each(gridLines, ([[x1, y1], [x2, y2]]) => line(`M${x1} ${y1}L${x2} ${y2}`, ink.mist, 3)) +
    line(polygon(at(0, 0), at(1, 0), at(1, 1), at(0, 1)), ink.cream, 6)
  );
}

/** A house whose long roof carries solar panels, standing on y = 0. */
export function solarHouse(width: number): Svg {
  const w = width / 2;
  const eaves = -w * 0.62;
  return (
    solid(rect(-w * 0.82, eaves, w * 1.64, -eaves, 4), tone.cream, w * 0.08) +
    solid(rect(w * 0.4, -w * 1.5, w * 0.16, w * 0.5, 4), tone.clay, 6) +
    solid(
      polygon([-w, eaves], [-w * 0.66, -w * 1.36], [w * 0.98, -w * 1.36], [w, eaves]),
      tone.clay,
      0,
    ) +
    fill(
      polygon([-w, eaves], [w, eaves], [w * 0.99, eaves - w * 0.07], [-w * 0.97, eaves - w * 0.07]),
      tone.clay[1],
    ) +
    each([0, 1, 2], (index) =>
      place(
        solarPanel(w * 0.42, w * 0.46, 3, 3, 0.2),
        -w * 0.66 + index * w * 0.5,
        eaves - w * 0.14,
      ),
    ) +
    solid(arch(w * 0.46, 0, w * 0.3, w * 0.5), tone.moss, 6) +
    place(pane(w * 0.32, w * 0.3), -w * 0.5, -w * 0.34) +
    place(pane(w * 0.32, w * 0.3), -w * 0.04, -w * 0.34)
  );
}

/** A lightning bolt, centered on the origin. */
export function spark(size: number, colors: Tone = tone.straw): Svg {
  return solid(
    `M${size * 0.12} ${-size * 0.5}L${-size * 0.3} ${size * 0.08}H${-size * 0.02}L${-size * 0.12} ${size * 0.5}L${size * 0.3} ${-size * 0.12}H${size * 0.02}Z`,
    colors,
    size * 0.05,
  );
}
