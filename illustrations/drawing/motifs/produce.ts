import { each, fill, line, place, solid, type Svg } from '../paint';
import { ink, tone, type Tone } from '../palette';
import { leafShape, oval, pebble, rect } from '../shapes';
import { leaf } from './botanical';

/** A carrot pointing down, its crown at the origin. */
export function carrot(length: number): Svg {
  const w = length * 0.17;
  const body = `M${-w} 0C${-w} ${length * 0.5} ${-w * 0.3} ${length} 0 ${length}C${w * 0.3} ${length} ${w} ${length * 0.5} ${w} 0C${w} ${-w * 0.8} ${-w} ${-w * 0.8} ${-w} 0Z`;
  return (
    each([-34, 0, 32], (turn) =>
      place(leaf(length * 0.55, length * 0.17, tone.leaf), 0, -4, { turn }),
    ) +
    solid(body, tone.clay, w * 0.5) +
    each([0.2, 0.4, 0.6], (share) =>
      line(`M${-w * 0.5} ${length * share}h${w * 0.6}`, ink.clayDeep, 2.5, 0.6),
    )
  );
}

/** An apple standing on y = 0. */
export function apple(size: number, colors: Tone = tone.clay): Svg {
  const s = size / 2;
  const body = `M0 ${-s * 1.55}C${s * 0.5} ${-s * 2.05} ${s * 1.25} ${-s * 1.6} ${s} ${-s * 0.75}C${s * 0.8} ${-s * 0.1} ${s * 0.4} 0 0 ${-s * 0.1}C${-s * 0.4} 0 ${-s * 0.8} ${-s * 0.1} ${-s} ${-s * 0.75}C${-s * 1.25} ${-s * 1.6} ${-s * 0.5} ${-s * 2.05} 0 ${-s * 1.55}Z`;
  return (
    solid(body, colors, s * 0.3) +
    line(
      `M0 ${-s * 1.5}q${s * 0.02} ${-s * 0.35} ${s * 0.16} ${-s * 0.55}`,
      ink.woodDeep,
      s * 0.12,
    ) +
    place(leaf(s * 0.75, s * 0.4), s * 0.1, -s * 1.75, { turn: 62 })
  );
}

/** A tomato seen from above, centered on the origin. */
export function tomato(radius: number): Svg {
  return (
    solid(oval(0, 0, radius), tone.clay, radius * 0.25) +
    each([0, 72, 144, 216, 288], (turn) =>
      place(fill(leafShape(radius * 0.6, radius * 0.26), ink.leaf), 0, 0, { turn }),
    )
  );
}

/** A head of lettuce or cabbage standing on y = 0. */
export function cabbage(size: number, colors: Tone = tone.fern): Svg {
  const r = size / 2;
  return (
    place(leaf(size, size * 0.62, tone.leaf), -r * 0.1, 0, { turn: -48 }) +
    place(leaf(size, size * 0.62, tone.leaf), r * 0.1, 0, { turn: 48 }) +
    solid(pebble(0, -r, r * 0.88, r * 0.92, 5), colors, r * 0.25) +
    line(
      `M0 ${-r * 0.1}Q${-r * 0.2} ${-r} 0 ${-r * 1.7}M0 ${-r * 0.6}q${r * 0.4} ${-r * 0.2} ${r * 0.5} ${-r * 0.6}M${-r * 0.07} ${-r * 0.7}q${-r * 0.4} ${-r * 0.2} ${-r * 0.45} ${-r * 0.5}`,
      ink.cream,
      r * 0.06,
      0.6,
    )
  );
}

/** A leek or green onion, growing up from y = 0. */
export function leek(height: number): Svg {
  const w = height * 0.09;
  return (
    each([-16, 4, 20], (turn) =>
      place(leaf(height * 0.55, height * 0.15, tone.moss), 0, -height * 0.48, { turn }),
    ) +
    solid(
      `M${-w} ${-height * 0.52}L${-w * 0.8} 0H${w * 0.8}L${w} ${-height * 0.52}Z`,
      tone.cream,
      w * 0.6,
    )
  );
}

/** A long loaf, growing up from y = 0. */
export function baguette(height: number): Svg {
  const w = height * 0.2;
  return (
    solid(rect(-w / 2, -height, w, height, w / 2), tone.wood, w * 0.25) +
    each([0.2, 0.38, 0.56, 0.74], (share) =>
      line(`M${-w * 0.2} ${-height * share}l${w * 0.4} ${-w * 0.3}`, ink.butter, w * 0.14),
    )
  );
}

/** A round loaf standing on y = 0. */
export function loaf(width: number): Svg {
  const w = width / 2;
  return (
    solid(
      `M${-w} ${-w * 0.25}C${-w} ${-w * 1.15} ${w} ${-w * 1.15} ${w} ${-w * 0.25}C${w} ${w * 0.06} ${-w} ${w * 0.06} ${-w} ${-w * 0.25}Z`,
      tone.wood,
      w * 0.2,
    ) +
    each([-0.42, 0, 0.42], (share) =>
      line(
        `M${w * share - w * 0.1} ${-w * 0.42}q${w * 0.02} ${-w * 0.2} ${w * 0.18} ${-w * 0.28}`,
        ink.butter,
        w * 0.07,
      ),
    )
  );
}

/** A mushroom standing on y = 0. */
export function mushroom(size: number): Svg {
  const s = size / 2;
  return (
    solid(
      `M${-s * 0.28} ${-s * 0.9}L${-s * 0.36} 0H${s * 0.36}L${s * 0.28} ${-s * 0.9}Z`,
      tone.cream,
      s * 0.2,
    ) +
    solid(
      `M${-s} ${-s * 0.8}C${-s} ${-s * 2.1} ${s} ${-s * 2.1} ${s} ${-s * 0.8}Z`,
      tone.claySoft,
      s * 0.25,
    )
  );
}

/** Half an avocado, centered on the origin. */
export function avocado(size: number): Svg {
  const s = size / 2;
  const body = (k: number) =>
    `M0 ${-s * k}C${s * 0.55 * k} ${-s * k} ${s * 0.75 * k} ${s * 0.9 * k} 0 ${s * k}C${-s * 0.75 * k} ${s * 0.9 * k} ${-s * 0.55 * k} ${-s * k} 0 ${-s * k}Z`;
  return (
    fill(body(1), ink.moss) +
    fill(body(0.86), ink.sage) +
    fill(body(0.7), ink.butter) +
    solid(oval(0, s * 0.3, s * 0.27), tone.wood, s * 0.1)
  );
}
