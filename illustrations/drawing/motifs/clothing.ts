import { each, fill, inside, line, place, solid, type Svg } from '../paint';
import { ink, tone, type Tone } from '../palette';
import { oval, rect } from '../shapes';
import { leaf } from './botanical';

/** A T-shirt that hangs from y = 0. */
export function shirt(width: number, colors: Tone): Svg {
  const w = width / 2;
  const body = `M${-w * 0.34} 0Q0 ${w * 0.26} ${w * 0.34} 0L${w * 0.62} ${w * 0.1}L${w} ${w * 0.56}L${w * 0.68} ${w * 0.78}L${w * 0.54} ${w * 0.62}V${w * 1.72}Q0 ${w * 1.8} ${-w * 0.54} ${w * 1.72}V${w * 0.62}L${-w * 0.68} ${w * 0.78}L${-w} ${w * 0.56}L${-w * 0.62} ${w * 0.1}Z`;
  return (
    solid(body, colors, w * 0.14) +
    line(`M${-w * 0.34} 0Q0 ${w * 0.26} ${w * 0.34} 0`, colors[1], w * 0.07)
  );
}

/** A knitted sweater lying flat, with a leaf-green patch held by stitches; centered on the origin. */
export function patchedSweater(width: number, colors: Tone = tone.clay): Svg {
  const w = width / 2;
  const body = `M${-w * 0.3} ${-w * 0.8}Q0 ${-w * 0.6} ${w * 0.3} ${-w * 0.8}L${w * 0.56} ${-w * 0.7}Q${w * 0.72} ${-w * 0.62} ${w * 0.8} ${-w * 0.4}L${w} ${w * 0.42}L${w * 0.7} ${w * 0.5}L${w * 0.55} ${w * 0.02}V${w * 0.76}H${-w * 0.55}V${w * 0.02}L${-w * 0.7} ${w * 0.5}L${-w} ${w * 0.42}L${-w * 0.8} ${-w * 0.4}Q${-w * 0.72} ${-w * 0.62} ${-w * 0.56} ${-w * 0.7}Z`;
  const stitch = w * 0.05;
  const patch = rect(-w * 0.26, -w * 0.18, w * 0.56, w * 0.56, w * 0.08);
  return (
    solid(body, colors, w * 0.08) +
    inside(body, fill(rect(-w, w * 0.64, w * 2, w * 0.2), colors[1], 0.7)) +
    line(`M${-w * 0.3} ${-w * 0.78}Q0 ${-w * 0.52} ${w * 0.3} ${-w * 0.78}`, ink.butter, w * 0.08) +
    solid(patch, tone.leaf, w * 0.06) +
    each([0, 1, 2, 3, 4, 5], (step) => {
      const at = -w * 0.2 + step * w * 0.09;
      return line(
        `M${at} ${-w * 0.18 - stitch}v${stitch * 2}M${at} ${w * 0.38 - stitch}v${stitch * 2}M${-w * 0.26 - stitch} ${at + w * 0.08}h${stitch * 2}M${w * 0.3 - stitch} ${at + w * 0.08}h${stitch * 2}`,
        ink.butter,
        w * 0.028,
      );
    })
  );
}

/** A needle with a length of thread, its point down at the origin. */
export function needle(length: number, thread: string = ink.butter): Svg {
  return (
    line(`M0 0V${-length * 0.86}`, ink.forest, length * 0.035) +
    line(oval(0, -length * 0.91, length * 0.025, length * 0.055), ink.forest, length * 0.028) +
    line(
      `M0 ${-length * 0.91}C${length * 0.5} ${-length * 1.15} ${length * 0.2} ${-length * 0.3} ${length * 0.6} ${-length * 0.42}S${length * 0.9} ${-length * 0.1} ${length * 0.76} ${length * 0.14}`,
      thread,
      length * 0.035,
    )
  );
}

/** A spool of thread standing on y = 0. */
export function spool(size: number, thread: Tone = tone.clay): Svg {
  return (
    solid(rect(-size * 0.3, -size * 0.84, size * 0.6, size * 0.7, 6), thread, 8) +
    line(
      `M${-size * 0.28} ${-size * 0.62}L${size * 0.28} ${-size * 0.7}M${-size * 0.28} ${-size * 0.44}L${size * 0.28} ${-size * 0.52}M${-size * 0.28} ${-size * 0.26}L${size * 0.28} ${-size * 0.34}`,
      thread[1],
      4,
    ) +
    solid(rect(-size * 0.4, -size, size * 0.8, size * 0.18, 6), tone.wood, 6) +
    solid(rect(-size * 0.4, -size * 0.18, size * 0.8, size * 0.18, 6), tone.wood, 6)
  );
}

/** A walking shoe seen from the side, toe to the right, standing on y = 0. */
export function shoe(length: number, colors: Tone = tone.moss): Svg {
  const l = length;
  const upper = `M${-l * 0.46} ${-l * 0.1}C${-l * 0.5} ${-l * 0.28} ${-l * 0.44} ${-l * 0.42} ${-l * 0.38} ${-l * 0.46}C${-l * 0.3} ${-l * 0.4} ${-l * 0.2} ${-l * 0.4} ${-l * 0.12} ${-l * 0.46}C${-l * 0.02} ${-l * 0.32} ${l * 0.16} ${-l * 0.26} ${l * 0.34} ${-l * 0.22}C${l * 0.46} ${-l * 0.2} ${l * 0.5} ${-l * 0.14} ${l * 0.5} ${-l * 0.08}H${-l * 0.46}Z`;
  return (
    solid(upper, colors, l * 0.04) +
    inside(
      upper,
      fill(oval(l * 0.52, -l * 0.04, l * 0.2, l * 0.15), ink.butter) +
        fill(oval(-l * 0.5, -l * 0.1, l * 0.13, l * 0.2), colors[1]),
    ) +
    each([0, 1, 2], (step) =>
      line(
        `M${-l * 0.07 + step * l * 0.08} ${-l * 0.37 + step * l * 0.045}l${l * 0.06} ${l * 0.075}`,
        ink.cream,
        l * 0.024,
      ),
    ) +
    place(leaf(l * 0.2, l * 0.1, tone.butter), -l * 0.16, -l * 0.13, { turn: -24 }) +
    solid(
      `M${-l * 0.5} ${-l * 0.1}H${l * 0.52}Q${l * 0.55} ${-l * 0.01} ${l * 0.46} 0H${-l * 0.44}Q${-l * 0.52} ${-l * 0.02} ${-l * 0.5} ${-l * 0.1}Z`,
      tone.clay,
      l * 0.025,
    )
  );
}

/** A cloth that hangs folded from a peg at the origin. */
export function cloth(
  width: number,
  height: number,
  colors: Tone = tone.cream,
  stripe: string = ink.clay,
): Svg {
  const w = width / 2;
  const body = `M${-w * 0.72} 0Q0 ${height * 0.07} ${w * 0.72} 0L${w} ${height * 0.96}Q${w * 0.5} ${height * 1.03} 0 ${height * 0.97}T${-w} ${height * 0.98}Z`;
  return (
    solid(body, colors, w * 0.2) +
    inside(
      body,
      each([0.74, 0.82], (share) => fill(rect(-w, height * share, width, height * 0.035), stripe)),
    ) +
    line(
      `M${-w * 0.2} ${height * 0.1}Q${-w * 0.3} ${height * 0.5} ${-w * 0.36} ${height * 0.9}M${w * 0.3} ${height * 0.1}Q${w * 0.32} ${height * 0.4} ${w * 0.4} ${height * 0.7}`,
      colors[1],
      4,
    )
  );
}

/** A cotton shopping bag with a leaf on it; `filling` shows above its opening, which is at y = -0.66 of the height. */
export function toteBag(height: number, filling: Svg = ''): Svg {
  const [h, w] = [height, height * 0.3];
  const strap = (y: number, color: string) =>
    line(
      `M${-w * 0.55} ${-h * 0.64}C${-w * 0.5} ${-h * y} ${w * 0.5} ${-h * y} ${w * 0.55} ${-h * 0.64}`,
      color,
      h * 0.035,
    );
  return (
    strap(1.12, tone.cream[1]) +
    filling +
    solid(
      `M${-w} ${-h * 0.66}H${w}L${w * 1.12} ${-h * 0.04}Q${w * 1.12} 0 ${w} 0H${-w}Q${-w * 1.12} 0 ${-w * 1.12} ${-h * 0.04}Z`,
      tone.cream,
      h * 0.05,
    ) +
    strap(1.04, tone.butter[1]) +
    place(leaf(h * 0.34, h * 0.19, tone.leaf, 8), -h * 0.02, -h * 0.14, { turn: 18 }) +
    place(leaf(h * 0.2, h * 0.11, tone.fern), -h * 0.02, -h * 0.13, { turn: -44 })
  );
}
