import { each, fill, inside, line, place, solid, type Svg } from '../paint';
import { ink, tone, type Tone } from '../palette';
import { oval, rect } from '../shapes';
import { leaf } from './botanical';

function roadWheel(radius: number): Svg {
  return (
    fill(oval(0, 0, radius), ink.night) +
    solid(oval(0, 0, radius * 0.52), tone.stone, radius * 0.1) +
    fill(oval(0, 0, radius * 0.16), ink.slate)
  );
}

/** A city bus facing right, wheels on y = 0. */
export function bus(width: number, colors: Tone = tone.moss): Svg {
  const w = width / 2;
  const body = `M${-w} ${-w * 0.84}Q${-w} ${-w * 0.96} ${-w * 0.88} ${-w * 0.96}H${w * 0.82}Q${w * 0.94} ${-w * 0.96} ${w * 0.96} ${-w * 0.82}L${w} ${-w * 0.4}V${-w * 0.2}Q${w} ${-w * 0.12} ${w * 0.92} ${-w * 0.12}H${-w * 0.94}Q${-w} ${-w * 0.12} ${-w} ${-w * 0.2}Z`;
  const panes = [-0.88, -0.52, -0.16];
  return (
    solid(body, colors, w * 0.06) +
    inside(body, fill(rect(-w, -w * 0.36, w * 2, w * 0.07), ink.straw)) +
    each(
      panes,
      (share) =>
        fill(rect(w * share, -w * 0.82, w * 0.3, w * 0.36, 8), ink.mist) +
        line(
          `M${w * (share + 0.06)} ${-w * 0.54}L${w * (share + 0.15)} ${-w * 0.74}`,
          ink.cream,
          6,
          0.8,
        ),
    ) +
    fill(rect(w * 0.22, -w * 0.82, w * 0.28, w * 0.7, 8), ink.deep) +
    fill(rect(w * 0.25, -w * 0.78, w * 0.1, w * 0.62, 5), ink.mist) +
    fill(rect(w * 0.37, -w * 0.78, w * 0.1, w * 0.62, 5), ink.mist) +
    fill(
      `M${w * 0.6} ${-w * 0.82}H${w * 0.84}Q${w * 0.88} ${-w * 0.82} ${w * 0.89} ${-w * 0.76}L${w * 0.93} ${-w * 0.46}H${w * 0.6}Z`,
      ink.mist,
    ) +
    place(leaf(w * 0.3, w * 0.15, tone.butter), -w * 0.44, -w * 0.16, { turn: 72, scale: 0.8 }) +
    fill(oval(w * 0.94, -w * 0.24, w * 0.045), ink.butter) +
    place(roadWheel(w * 0.17), -w * 0.6, -w * 0.13) +
    place(roadWheel(w * 0.17), w * 0.68, -w * 0.13)
  );
}

/** A train entering from the left edge, its rounded nose on the right; the rail is y = 0. */
export function train(length: number, colors: Tone = tone.clay): Svg {
  const l = length;
  const h = l * 0.3;
  const body = `M${-l} ${-h}H${-l * 0.2}C${-l * 0.08} ${-h} ${l * 0.02} ${-h * 0.5} ${l * 0.03} ${-h * 0.26}Q${l * 0.03} ${-h * 0.1} ${-l * 0.02} ${-h * 0.1}H${-l}Z`;
  const panes = [-0.95, -0.8, -0.65, -0.5, -0.35];
  return (
    each([-0.86, -0.72, -0.3, -0.16], (share) =>
      fill(oval(l * share, -h * 0.08, h * 0.09), ink.night),
    ) +
    solid(body, colors, 12) +
    inside(
      body,
      fill(rect(-l, -h * 0.4, l * 1.1, h * 0.1), ink.cream) +
        fill(rect(-l, -h * 0.22, l * 1.1, h * 0.14), colors[1]),
    ) +
    each(
      panes,
      (share) =>
        fill(rect(l * share, -h * 0.82, l * 0.11, h * 0.3, 8), ink.mist) +
        line(
          `M${l * (share + 0.025)} ${-h * 0.58}L${l * (share + 0.05)} ${-h * 0.74}`,
          ink.cream,
          5,
          0.8,
        ),
    ) +
    fill(
      `M${-l * 0.19} ${-h * 0.84}C${-l * 0.12} ${-h * 0.82} ${-l * 0.05} ${-h * 0.64} ${-l * 0.03} ${-h * 0.5}H${-l * 0.19}Z`,
      ink.mist,
    ) +
    fill(oval(l * 0.005, -h * 0.28, h * 0.05), ink.butter)
  );
}

/** A railroad track along y = 0 across the whole picture, from x = 0. */
export function track(width: number): Svg {
  const sleepers = Array.from({ length: Math.ceil(width / 44) }, (_, index) => index * 44 + 6);
  return (
    each(sleepers, (x) => fill(rect(x, 4, 26, 9, 3), ink.woodDeep)) +
    fill(rect(0, -1, width, 6), ink.slate)
  );
}

/** A small electric car facing left, wheels on y = 0. */
export function car(width: number, colors: Tone = tone.moss): Svg {
  const w = width / 2;
  const body = `M${-w} ${-w * 0.22}C${-w * 1.01} ${-w * 0.46} ${-w * 0.86} ${-w * 0.52} ${-w * 0.62} ${-w * 0.56}C${-w * 0.4} ${-w * 0.86} ${-w * 0.16} ${-w * 0.94} ${w * 0.18} ${-w * 0.94}C${w * 0.56} ${-w * 0.94} ${w * 0.74} ${-w * 0.72} ${w * 0.86} ${-w * 0.54}C${w} ${-w * 0.48} ${w} ${-w * 0.36} ${w} ${-w * 0.22}Q${w} ${-w * 0.12} ${w * 0.9} ${-w * 0.12}H${-w * 0.9}Q${-w} ${-w * 0.12} ${-w} ${-w * 0.22}Z`;
  return (
    solid(body, colors, w * 0.07) +
    fill(
      `M${-w * 0.42} ${-w * 0.56}C${-w * 0.28} ${-w * 0.76} ${-w * 0.12} ${-w * 0.82} ${w * 0.08} ${-w * 0.82}V${-w * 0.56}Z`,
      ink.mist,
    ) +
    fill(
      `M${w * 0.18} ${-w * 0.82}C${w * 0.48} ${-w * 0.82} ${w * 0.58} ${-w * 0.68} ${w * 0.66} ${-w * 0.56}H${w * 0.18}Z`,
      ink.mist,
    ) +
    line(`M${w * 0.22} ${-w * 0.42}h${w * 0.14}`, ink.cream, 6, 0.8) +
    fill(oval(-w * 0.92, -w * 0.36, w * 0.05, w * 0.07), ink.butter) +
    place(roadWheel(w * 0.22), -w * 0.56, -w * 0.18) +
    place(roadWheel(w * 0.22), w * 0.56, -w * 0.18)
  );
}

/** A charging post with a leaf on its screen, standing on y = 0; its cable ends at (reachX, reachY). */
export function chargingPost(height: number, reachX: number, reachY: number): Svg {
  const [h, w] = [height, height * 0.17];
  return (
    line(
      `M0 ${-h * 0.5}C${reachX * 0.2} ${-h * 0.02} ${reachX * 0.7} ${-h * 0.02} ${reachX} ${reachY}`,
      ink.night,
      8,
    ) +
    solid(rect(-w, -h, w * 2, h, 22), tone.cream, 10) +
    fill(rect(-w * 0.68, -h * 0.9, w * 1.36, h * 0.3, 10), ink.forest) +
    place(leaf(h * 0.22, h * 0.12, tone.butter), 0, -h * 0.64, { turn: 12 }) +
    fill(oval(0, -h * 0.5, w * 0.32), ink.clay) +
    solid(rect(-w * 1.3, -14, w * 2.6, 16, 6), tone.stone, 6)
  );
}
