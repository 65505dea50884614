import { each, fill, inside, line, place, solid, type Svg } from '../paint';
import { ink, tone } from '../palette';
import { oval, pebble, rect } from '../shapes';
import { leaf } from './botanical';
import { avocado, carrot, tomato } from './produce';

/** A round plate from above, centered on the origin, with a bowlful of colorful vegetables. */
export function saladPlate(radius: number): Svg {
  const r = radius;
  const ring = Array.from({ length: 11 }, (_, index) => index * 32.7);
  const greens = each(ring, (turn, index) =>
    place(leaf(r * 0.72, r * 0.34, index % 2 === 0 ? tone.leaf : tone.fern), 0, 0, { turn }),
  );
  const beans = [
    [-0.46, 0.2],
    [-0.3, 0.16],
    [-0.38, 0.34],
    [-0.2, 0.3],
    [-0.28, 0.46],
    [-0.12, 0.42],
  ] as const;
  return (
    solid(oval(0, 0, r), tone.cream, r * 0.05) +
    fill(oval(0, 0, r * 0.78), '#eadcc0') +
    greens +
    fill(pebble(-r * 0.28, r * 0.32, r * 0.34, r * 0.28, 9), ink.butter) +
    each(beans, ([x, y]) => fill(oval(r * x, r * y, r * 0.055), ink.wood)) +
    fill(pebble(r * 0.08, -r * 0.06, r * 0.26, r * 0.22, 14), ink.cream) +
    place(carrot(r * 0.44), r * 0.16, -r * 0.5, { turn: 8 }) +
    place(avocado(r * 0.74), r * 0.34, r * 0.2, { turn: -32 }) +
    place(tomato(r * 0.19), -r * 0.36, -r * 0.24) +
    place(tomato(r * 0.16), -r * 0.1, -r * 0.42) +
    place(tomato(r * 0.14), -r * 0.06, -r * 0.1)
  );
}

/** A fork and a knife, upright around the origin, `gap` apart. */
export function cutlery(length: number, gap: number, color: string = ink.woodDeep): Svg {
  const fork =
    line(`M0 0V${-length}`, color, length * 0.045) +
    line(
      `M${-length * 0.065} ${-length}v${length * 0.2}q0 ${length * 0.08} ${length * 0.065} ${length * 0.08}q${length * 0.065} 0 ${length * 0.065} ${-length * 0.08}v${-length * 0.2}`,
      color,
      length * 0.035,
    );
  const knife =
    line(`M0 0V${-length * 0.5}`, color, length * 0.055) +
    fill(
      `M${-length * 0.025} ${-length * 0.45}V${-length}C${length * 0.11} ${-length * 0.9} ${length * 0.1} ${-length * 0.6} ${length * 0.07} ${-length * 0.45}Z`,
      color,
    );
  return place(fork, -gap / 2, length / 2) + place(knife, gap / 2, length / 2);
}

/** A lidded glass box with dinner inside, standing on y = 0. */
export function foodBox(width: number): Svg {
  const [w, h] = [width, width * 0.46];
  const body = `M${-w * 0.47} ${-h}H${w * 0.47}L${w * 0.42} ${-h * 0.1}Q${w * 0.41} 0 ${w * 0.37} 0H${-w * 0.37}Q${-w * 0.41} 0 ${-w * 0.42} ${-h * 0.1}Z`;
  const greens = each([0.04, 0.13, 0.22, 0.31, 0.4], (share, index) =>
    place(leaf(h * 0.74, h * 0.34, index % 2 === 0 ? tone.leaf : tone.fern), w * share, 0, {
      turn: index * 13 - 26,
    }),
  );
  const dinner =
    fill(pebble(-w * 0.24, -h * 0.2, w * 0.28, h * 0.5, 4), ink.straw) +
    fill(pebble(-w * 0.28, -h * 0.14, w * 0.24, h * 0.4, 6), ink.butter) +
    greens +
    each([0.02, 0.17, 0.3, 0.41], (share, index) =>
      place(tomato(h * 0.13), w * share, -h * (index % 2 === 0 ? 0.2 : 0.34)),
    );
  return (
    fill(body, ink.mist) +
    inside(body, dinner) +
    line(body, ink.dew, 6) +
    line(`M${-w * 0.4} ${-h * 0.8}L${-w * 0.38} ${-h * 0.3}`, ink.cream, 6, 0.8) +
    solid(rect(-w / 2, -h * 1.2, w, h * 0.24, 10), tone.moss, 9)
  );
}
