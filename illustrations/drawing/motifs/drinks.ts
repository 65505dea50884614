import { each, fill, inside, line, place, solid, type Svg } from '../paint';
import { ink, tone, type Tone } from '../palette';
import { oval, rect } from '../shapes';
import { leaf } from './botanical';

/** The cap of a refillable bottle with its loop, standing on y = 0. */
export function bottleCap(width: number): Svg {
  const w = width / 2;
  return (
    line(
      `M${-w * 0.56} ${-w * 0.9}C${-w} ${-w * 2.3} ${w} ${-w * 2.3} ${w * 0.56} ${-w * 0.9}`,
      ink.clayDeep,
      w * 0.36,
    ) + solid(rect(-w, -w * 1.2, width, w * 1.2, 7), tone.clay, w * 0.4)
  );
}

/** A refillable bottle, open, standing on y = 0. */
export function bottle(height: number, colors: Tone = tone.moss): Svg {
  const [h, w] = [height, height * 0.36];
  const body = `M${-w / 2} ${-h * 0.7}C${-w / 2} ${-h * 0.86} ${-w * 0.26} ${-h * 0.84} ${-w * 0.26} ${-h * 0.94}H${w * 0.26}C${w * 0.26} ${-h * 0.84} ${w / 2} ${-h * 0.86} ${w / 2} ${-h * 0.7}V${-w * 0.16}Q${w / 2} 0 ${w * 0.34} 0H${-w * 0.34}Q${-w / 2} 0 ${-w / 2} ${-w * 0.16}Z`;
  return (
    solid(body, colors, w * 0.2) +
    inside(body, fill(rect(-w / 2, -h * 0.2, w, h * 0.045), ink.cream, 0.35)) +
    solid(rect(-w * 0.3, -h, w * 0.6, h * 0.08, 6), tone.stone, w * 0.12) +
    line(`M${-w * 0.33} ${-h * 0.66}V${-h * 0.36}`, ink.cream, w * 0.06, 0.55) +
    place(leaf(h * 0.26, h * 0.14, tone.butter, 6), 0, -h * 0.32, { turn: 18 })
  );
}

/** A washable cup to go, with a silicone band and a loop on its lid, standing on y = 0. */
export function tumbler(height: number): Svg {
  const [h, top, foot] = [height, height * 0.3, height * 0.22];
  const body = `M${-top} ${-h * 0.84}H${top}L${foot} ${-h * 0.08}Q${foot} 0 ${foot - 18} 0H${-foot + 18}Q${-foot} 0 ${-foot} ${-h * 0.08}Z`;
  const band = solid(rect(-h * 0.35, -h * 0.62, h * 0.7, h * 0.36), tone.butter, h * 0.06);
  return (
    line(
      `M${top * 0.5} ${-h * 0.96}C${top * 1.7} ${-h * 1.02} ${top * 1.9} ${-h * 0.7} ${top * 1.04} ${-h * 0.66}`,
      ink.clayDeep,
      h * 0.045,
    ) +
    solid(body, tone.moss, h * 0.07) +
    inside(body, band) +
    place(leaf(h * 0.26, h * 0.15, tone.leaf, 5), 0, -h * 0.31, { turn: 14 }) +
    solid(rect(-top * 1.1, -h * 0.93, top * 2.2, h * 0.12, 12), tone.clay, h * 0.05) +
    solid(rect(-top * 0.5, -h, top, h * 0.1, 9), tone.clay, h * 0.04)
  );
}

/** A mug with its handle on the right, standing on y = 0. */
export function mug(height: number, colors: Tone = tone.clay): Svg {
  const w = height * 0.48;
  const body = `M${-w} ${-height}H${w}V${-height * 0.3}C${w} ${-height * 0.08} ${w * 0.75} 0 ${w * 0.5} 0H${-w * 0.5}C${-w * 0.75} 0 ${-w} ${-height * 0.08} ${-w} ${-height * 0.3}Z`;
  return (
    line(
      `M${w * 0.9} ${-height * 0.78}C${w * 1.7} ${-height * 0.86} ${w * 1.65} ${-height * 0.18} ${w * 0.85} ${-height * 0.26}`,
      colors[1],
      height * 0.12,
    ) +
    solid(body, colors, height * 0.11) +
    fill(oval(0, -height, w, height * 0.1), colors[1]) +
    fill(oval(0, -height + 2, w * 0.86, height * 0.075), ink.soil)
  );
}

/** A kettle with its spout on the right, standing on y = 0. */
export function kettle(height: number, colors: Tone = tone.moss): Svg {
  const h = height;
  const body = `M${-h * 0.34} ${-h * 0.56}C${-h * 0.5} ${-h * 0.4} ${-h * 0.52} ${-h * 0.1} ${-h * 0.46} 0H${h * 0.46}C${h * 0.52} ${-h * 0.1} ${h * 0.5} ${-h * 0.4} ${h * 0.34} ${-h * 0.56}C${h * 0.2} ${-h * 0.68} ${-h * 0.2} ${-h * 0.68} ${-h * 0.34} ${-h * 0.56}Z`;
  return (
    line(
      `M${-h * 0.36} ${-h * 0.54}C${-h * 0.4} ${-h * 1.08} ${h * 0.4} ${-h * 1.08} ${h * 0.36} ${-h * 0.54}`,
      ink.woodDeep,
      h * 0.075,
    ) +
    solid(
      `M${h * 0.36} ${-h * 0.12}C${h * 0.62} ${-h * 0.16} ${h * 0.56} ${-h * 0.44} ${h * 0.78} ${-h * 0.52}L${h * 0.7} ${-h * 0.62}C${h * 0.5} ${-h * 0.54} ${h * 0.48} ${-h * 0.36} ${h * 0.34} ${-h * 0.4}Z`,
      colors,
      h * 0.05,
    ) +
    solid(body, colors, h * 0.1) +
    solid(
      `M${-h * 0.22} ${-h * 0.61}C${-h * 0.18} ${-h * 0.74} ${h * 0.18} ${-h * 0.74} ${h * 0.22} ${-h * 0.61}Z`,
      [colors[0], colors[1]],
      h * 0.05,
    ) +
    fill(oval(0, -h * 0.75, h * 0.055), ink.clay) +
    line(
      `M${-h * 0.38} ${-h * 0.34}C${-h * 0.41} ${-h * 0.24} ${-h * 0.41} ${-h * 0.2} ${-h * 0.4} ${-h * 0.14}`,
      ink.cream,
      h * 0.035,
      0.6,
    )
  );
}

/** A jar; `contents` is drawn inside the glass. Without a lid it is open. */
export function jar(width: number, height: number, contents: Svg, lid?: Tone): Svg {
  const glass = rect(-width / 2, -height * 0.88, width, height * 0.88, width * 0.18);
  const rim = lid
    ? solid(rect(-width * 0.42, -height, width * 0.84, height * 0.15, 7), lid, width * 0.08)
    : line(`M${-width * 0.42} ${-height * 0.88}H${width * 0.42}`, ink.mist, 12);
  return (
    fill(glass, ink.mist) +
    inside(glass, contents) +
    line(glass, ink.dew, 5) +
    line(`M${-width * 0.36} ${-height * 0.7}V${-height * 0.34}`, ink.cream, width * 0.05, 0.8) +
    rim
  );
}

/** A bottle, a can and a jar to be sorted, each on its own spot around the origin. */
export function empties(size: number): Svg {
  const can =
    solid(rect(-size * 0.2, -size * 0.62, size * 0.4, size * 0.62, 9), tone.stone, size * 0.07) +
    fill(rect(-size * 0.2, -size * 0.46, size * 0.4, size * 0.24), ink.clay) +
    fill(oval(0, -size * 0.62, size * 0.2, size * 0.045), ink.stone);
  const wine = solid(
    `M${-size * 0.07} ${-size}H${size * 0.07}V${-size * 0.7}C${size * 0.07} ${-size * 0.58} ${size * 0.17} ${-size * 0.58} ${size * 0.17} ${-size * 0.44}V-6Q${size * 0.17} 0 ${size * 0.13} 0H${-size * 0.13}Q${-size * 0.17} 0 ${-size * 0.17} -6V${-size * 0.44}C${-size * 0.17} ${-size * 0.58} ${-size * 0.07} ${-size * 0.58} ${-size * 0.07} ${-size * 0.7}Z`,
    tone.leaf,
    size * 0.07,
  );
  return each([wine, can], (piece, index) =>
    place(piece, index === 0 ? -size * 0.2 : size * 0.26, 0),
  );
}
