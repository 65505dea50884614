import { each, fill, inside, line, place, solid, type Svg } from '../paint';
import { ink, tone, type Tone } from '../palette';
import { oval, rect } from '../shapes';
import { leaf } from './botanical';

/** A front-loading washing machine with water in its window, standing on y = 0. */
export function washer(height: number): Svg {
  const [h, w] = [height, height * 0.44];
  const door = oval(0, -h * 0.42, h * 0.25);
  const wave = `M${-w} ${-h * 0.4}q${w * 0.25} ${-h * 0.06} ${w * 0.5} 0t${w * 0.5} 0t${w * 0.5} 0t${w * 0.5} 0V0H${-w}Z`;
  return (
    solid(rect(-w, -h, w * 2, h, 18), tone.cream, 16) +
    fill(rect(-w * 0.86, -h * 0.93, w * 1.72, h * 0.15, 10), ink.mist) +
    fill(rect(-w * 0.74, -h * 0.89, w * 0.6, h * 0.07, 6), ink.cream) +
    solid(oval(w * 0.56, -h * 0.855, h * 0.05), tone.clay, 5) +
    fill(oval(w * 0.22, -h * 0.855, h * 0.022), ink.leaf) +
    solid(oval(0, -h * 0.42, h * 0.31), tone.moss, 10) +
    fill(door, ink.mist) +
    inside(
      door,
      fill(wave, ink.water) +
        fill(oval(-h * 0.06, -h * 0.36, h * 0.1, h * 0.06), ink.claySoft) +
        fill(oval(h * 0.09, -h * 0.3, h * 0.1, h * 0.07), ink.butter) +
        place(fill(wave, ink.lagoon, 0.55), 0, h * 0.09),
    ) +
    line(
      `M${-h * 0.17} ${-h * 0.5}A${h * 0.2} ${h * 0.2} 0 0 1 ${-h * 0.03} ${-h * 0.6}`,
      ink.cream,
      7,
      0.9,
    )
  );
}

/** An open dishwasher, its rack full of plates and its door folded down, standing on y = 0. */
export function dishwasher(height: number): Svg {
  const [h, w] = [height, height * 0.52];
  const plate = (share: number) =>
    place(
      solid(oval(0, 0, w * 0.16, h * 0.2), tone.cream, 5) +
        line(oval(-2, 0, w * 0.09, h * 0.13), ink.stone, 3),
      w * share,
      -h * 0.46,
    );
  return (
    solid(rect(-w, -h, w * 2, h, 14), tone.dew, 14) +
    fill(rect(-w * 0.9, -h * 0.84, w * 1.8, h * 0.72, 8), ink.forest) +
    fill(rect(-w * 0.7, -h * 0.95, w * 0.5, h * 0.05, 5), ink.cream) +
    fill(oval(w * 0.6, -h * 0.925, h * 0.024), ink.clay) +
    fill(oval(w * 0.44, -h * 0.925, h * 0.024), ink.leaf) +
    each([-0.66, -0.4, -0.14, 0.12], plate) +
    solid(rect(w * 0.36, -h * 0.52, w * 0.2, h * 0.24, 8), tone.clay, 5) +
    solid(rect(w * 0.6, -h * 0.5, w * 0.2, h * 0.22, 8), tone.straw, 5) +
    line(
      `M${-w * 0.84} ${-h * 0.34}H${w * 0.84}M${-w * 0.84} ${-h * 0.22}H${w * 0.84}`,
      ink.stone,
      6,
    ) +
    each([-0.8, -0.53, -0.27, 0, 0.27, 0.53, 0.8], (share) =>
      line(`M${w * share} ${-h * 0.4}V${-h * 0.22}`, ink.stone, 5),
    ) +
    solid(
      `M${-w * 0.96} ${-h * 0.13}H${w * 0.96}L${w * 1.24} ${h * 0.08}H${-w * 1.24}Z`,
      tone.mist,
      0,
    ) +
    solid(rect(-w * 1.25, h * 0.07, w * 2.5, h * 0.06, 8), tone.dew, 8)
  );
}

/** An outdoor heat-pump unit with its fan, standing on y = 0. */
export function heatPump(width: number): Svg {
  const [w, h] = [width, width * 0.66];
  const fan = each([0, 72, 144, 216, 288], (turn) =>
    place(leaf(h * 0.3, h * 0.2, tone.leaf), 0, 0, { turn }),
  );
  return (
    fill(rect(-w * 0.4, -12, w * 0.16, 14, 3), ink.soil) +
    fill(rect(w * 0.24, -12, w * 0.16, 14, 3), ink.soil) +
    solid(rect(-w / 2, -h - 8, w, h, 16), tone.cream, 14) +
    solid(oval(-w * 0.13, -h * 0.53, h * 0.38), tone.night, 8) +
    place(fan, -w * 0.13, -h * 0.53) +
    fill(oval(-w * 0.13, -h * 0.53, h * 0.07), ink.straw) +
    line(oval(-w * 0.13, -h * 0.53, h * 0.26), ink.cream, 3, 0.5) +
    line(oval(-w * 0.13, -h * 0.53, h * 0.38), ink.dew, 6) +
    each([0.3, 0.4, 0.5, 0.6, 0.7], (share) =>
      line(`M${w * 0.24} ${-h * share}H${w * 0.4}`, ink.stone, 6),
    )
  );
}

/** A hot-water tank in a buttoned, quilted jacket, standing on y = 0. */
export function jacketedTank(height: number, colors: Tone = tone.clay): Svg {
  const [h, w] = [height, height * 0.29];
  const body = rect(-w, -h * 0.96, w * 2, h * 0.94, w * 0.6);
  const seams = [-0.5, 0, 0.5];
  return (
    fill(rect(-w * 0.7, -14, 18, 16, 3), ink.soil) +
    fill(rect(w * 0.7 - 18, -14, 18, 16, 3), ink.soil) +
    solid(body, colors, 16) +
    inside(
      body,
      each(seams, (share) =>
        line(`M${w * share} ${-h}Q${w * share * 1.25} ${-h / 2} ${w * share} 0`, colors[1], 4, 0.7),
      ) +
        each([-0.72, -0.48, -0.24], (share) =>
          fill(rect(-w, h * share - 9, w * 2, 16), ink.butter),
        ),
    ) +
    each([-0.72, -0.48, -0.24], (share) => fill(oval(0, h * share - 1, 7), ink.woodDeep))
  );
}

/** A radiator with `count` columns, standing on y = 0. */
export function radiator(height: number, count: number): Svg {
  const gap = height * 0.24;
  const columns = Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * gap);
  return (
    line(
      `M${(-gap * count) / 2} ${-height * 0.14}H${(gap * count) / 2}M${(-gap * count) / 2} ${-height * 0.86}H${(gap * count) / 2}`,
      tone.stone[1],
      10,
    ) +
    each(columns, (x) =>
      solid(rect(x - gap * 0.4, -height, gap * 0.8, height, gap * 0.36), tone.cream, 6),
    )
  );
}

/** A round five-pointed energy label tag hanging from a string; the string's end is the origin. */
export function labelTag(height: number, mark: Svg): Svg {
  const [h, w] = [height, height * 0.36];
  return (
    solid(
      `M0 ${h * 0.1}L${w} ${h * 0.32}V${h * 0.94}Q${w} ${h} ${w * 0.84} ${h}H${-w * 0.84}Q${-w} ${h} ${-w} ${h * 0.94}V${h * 0.32}Z`,
      tone.butter,
      10,
    ) +
    fill(oval(0, h * 0.26, h * 0.045), ink.wood) +
    line(`M0 ${h * 0.25}Q${w * 0.2} ${h * 0.05} 0 0`, ink.woodDeep, 4) +
    place(mark, 0, h * 0.64)
  );
}
