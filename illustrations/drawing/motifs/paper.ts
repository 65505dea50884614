import { each, fill, inside, line, place, solid, type Svg } from '../paint';
import { ink, tone, type Tone } from '../palette';
import { oval, polygon, rect } from '../shapes';
import { leaf } from './botanical';

/** A clipboard with a checklist, centered on the origin. */
export function checklist(height: number, ticked: readonly boolean[]): Svg {
  const [h, w] = [height / 2, height * 0.38];
  return (
    solid(rect(-w, -h, w * 2, height, 16), tone.wood, 10) +
    fill(rect(-w * 0.86, -h * 0.86, w * 1.72, height * 0.88, 8), ink.cream) +
    solid(rect(-w * 0.36, -h * 1.08, w * 0.72, h * 0.24, 8), tone.slate, 5) +
    each(ticked, (done, index) => {
      const y = -h * 0.54 + (index * (h * 1.36)) / Math.max(1, ticked.length - 0.4);
      const mark = done
        ? line(
            `M${-w * 0.6} ${y}l${w * 0.1} ${w * 0.12}l${w * 0.2} ${-w * 0.26}`,
            ink.leaf,
            w * 0.08,
          )
        : line(rect(-w * 0.62, y - w * 0.11, w * 0.24, w * 0.24, 4), ink.stone, w * 0.05);
      return (
        mark +
        line(
          `M${-w * 0.16} ${y}H${w * (index % 2 === 0 ? 0.62 : 0.42)}`,
          done ? ink.dew : ink.stone,
          w * 0.085,
        )
      );
    })
  );
}

/** A pencil pointing down, its tip at the origin. */
export function pencil(length: number, colors: Tone = tone.clay): Svg {
  const w = length * 0.055;
  return (
    solid(rect(-w, -length, w * 2, length * 0.14, 5), tone.claySoft, 3) +
    solid(rect(-w, -length * 0.88, w * 2, length * 0.7, 0), colors, w * 0.7) +
    fill(polygon([-w, -length * 0.18], [w, -length * 0.18], [0, 0]), ink.butter) +
    fill(polygon([-w * 0.36, -length * 0.065], [w * 0.36, -length * 0.065], [0, 0]), ink.forest)
  );
}

/** A phone, centered on the origin; `screen` is drawn on its display. */
export function phone(height: number, screen: Svg): Svg {
  const [h, w] = [height / 2, height * 0.26];
  const display = rect(-w * 0.86, -h * 0.9, w * 1.72, height * 0.9, 14);
  return (
    solid(rect(-w, -h, w * 2, height, 24), tone.night, 8) +
    fill(display, ink.cream) +
    inside(display, screen) +
    fill(oval(0, -h * 0.83, 5), ink.night)
  );
}

/** An envelope, centered on the origin, closed with a round seal. */
export function envelope(width: number, colors: Tone = tone.cream): Svg {
  const [w, h] = [width / 2, width * 0.33];
  return (
    solid(rect(-w, -h, width, h * 2, 10), colors, 9) +
    line(
      `M${-w * 0.97} ${h * 0.94}L${-w * 0.2} ${h * 0.02}M${w * 0.97} ${h * 0.94}L${w * 0.2} ${h * 0.02}`,
      colors[1],
      5,
    ) +
    solid(
      `M${-w} ${-h * 0.92}L${-w * 0.12} ${h * 0.16}Q0 ${h * 0.28} ${w * 0.12} ${h * 0.16}L${w} ${-h * 0.92}Q${w} ${-h} ${w * 0.92} ${-h}H${-w * 0.92}Q${-w} ${-h} ${-w} ${-h * 0.92}Z`,
      [colors[0], colors[1]],
      4,
    ) +
    line(
      `M${-w} ${-h * 0.92}L${-w * 0.12} ${h * 0.16}Q0 ${h * 0.28} ${w * 0.12} ${h * 0.16}L${w} ${-h * 0.92}`,
      colors[1],
      5,
    ) +
    solid(oval(0, h * 0.16, h * 0.26), tone.clay, 5)
  );
}

/** A cardboard box with its flaps open, standing on y = 0; `filling` shows above its edge at y = -0.62 of the width. */
export function openBox(width: number, filling: Svg): Svg {
  const [w, h] = [width / 2, width * 0.6];
  return (
    fill(
      polygon([-w * 0.92, -h], [w * 0.92, -h], [w * 0.78, -h * 1.14], [-w * 0.78, -h * 1.14]),
      ink.woodDeep,
    ) +
    filling +
    solid(polygon([-w * 0.96, -h], [-w * 0.92, 0], [w * 0.92, 0], [w * 0.96, -h]), tone.wood, 14) +
    solid(
      polygon([-w * 0.96, -h], [-w * 0.02, -h], [-w * 0.1, -h * 0.74], [-w * 1.1, -h * 0.78]),
      tone.butter,
      6,
    ) +
    solid(
      polygon([w * 0.96, -h], [w * 0.02, -h], [w * 0.1, -h * 0.74], [w * 1.1, -h * 0.78]),
      tone.butter,
      6,
    ) +
    heart(w * 0.42, 0, -h * 0.34)
  );
}

/** A heart centered near (x, y). */
export function heart(size: number, x: number, y: number, colors: Tone = tone.clay): Svg {
  const s = size / 2;
  return place(
    solid(
      `M0 ${s * 0.9}C${-s * 1.5} ${-s * 0.1} ${-s * 0.9} ${-s * 1.2} 0 ${-s * 0.46}C${s * 0.9} ${-s * 1.2} ${s * 1.5} ${-s * 0.1} 0 ${s * 0.9}Z`,
      colors,
      s * 0.14,
    ),
    x,
    y,
  );
}

/** A paper bag with a folded top, standing on y = 0; `filling` shows above its edge. */
export function paperBag(height: number, filling: Svg): Svg {
  const [h, w] = [height, height * 0.32];
  const zig = Array.from(
    { length: 9 },
    (_, index) => `L${-w + ((index + 1) * 2 * w) / 9} ${-h * (index % 2 === 0 ? 0.8 : 0.76)}`,
  ).join('');
  return (
    filling +
    solid(`M${-w} ${-h * 0.76}${zig}L${w * 1.02} 0H${-w * 1.02}Z`, tone.wood, 12) +
    line(`M${-w * 0.7} ${-h * 0.7}L${-w * 0.66} ${-h * 0.06}`, tone.wood[1], 4) +
    heart(w * 0.8, 0, -h * 0.36, tone.cream)
  );
}

/** A book lying flat, its spine toward the viewer, on y = 0. */
export function lyingBook(width: number, thickness: number, colors: Tone): Svg {
  return (
    fill(rect(-width / 2 + 8, -thickness + 6, width - 8, thickness - 12, 4), ink.cream) +
    solid(
      `M${width / 2} ${-thickness}H${-width / 2 + 12}Q${-width / 2 - 10} ${-thickness / 2} ${-width / 2 + 12} 0H${width / 2}V-7H${-width / 2 + 16}Q${-width / 2 + 2} ${-thickness / 2} ${-width / 2 + 16} ${-thickness + 7}H${width / 2}Z`,
      colors,
      4,
    ) +
    line(`M${-width * 0.2} ${-thickness * 0.5}H${width * 0.44}`, ink.stone, 2.5, 0.8)
  );
}

/** An open book, its spine's foot at the origin. */
export function openBook(width: number, cover: Tone = tone.clay): Svg {
  const w = width / 2;
  const page = (side: number, rise: number) =>
    `M0 ${-rise}C${side * w * 0.3} ${-w * 0.2 - rise} ${side * w * 0.7} ${-w * 0.18 - rise} ${side * w} ${-w * 0.06 - rise}V${-w * 0.56 - rise}C${side * w * 0.7} ${-w * 0.7 - rise} ${side * w * 0.3} ${-w * 0.7 - rise} 0 ${-w * 0.5 - rise}Z`;
  const lines = (side: number) =>
    each([0.2, 0.32, 0.44], (share) =>
      line(
        `M${side * w * 0.16} ${-w * share - w * 0.08}Q${side * w * 0.5} ${-w * share - w * 0.2} ${side * w * 0.84} ${-w * share - w * 0.06}`,
        ink.stone,
        4,
      ),
    );
  return (
    solid(
      `M${-w * 1.06} ${-w * 0.5}V${w * 0.02}H${-w * 0.06}Q0 ${w * 0.08} ${w * 0.06} ${w * 0.02}H${w * 1.06}V${-w * 0.5}Z`,
      cover,
      6,
    ) +
    solid(page(-1, w * 0.02), tone.paper, 3) +
    solid(page(1, w * 0.02), tone.paper, 8) +
    lines(-1) +
    lines(1)
  );
}

/** A suitcase with a leaf sticker, standing on y = 0. */
export function suitcase(width: number, colors: Tone = tone.clay): Svg {
  const [w, h] = [width / 2, width * 0.72];
  return (
    line(`M${-w * 0.3} ${-h}v${-h * 0.16}h${w * 0.6}v${h * 0.16}`, ink.woodDeep, 9) +
    solid(rect(-w, -h, width, h, 18), colors, 12) +
    fill(rect(-w * 0.66, -h, 14, h), ink.woodDeep) +
    fill(rect(w * 0.52, -h, 14, h), ink.woodDeep) +
    place(leaf(h * 0.5, h * 0.26, tone.butter, 6), 0, -h * 0.24, { turn: 14 })
  );
}
