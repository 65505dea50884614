import { each, fill, line, place, solid, type Svg } from '../paint';
import { ink, tone } from '../palette';
import { leafShape, oval, pebble, rect } from '../shapes';
import { leaf } from './botanical';
import { carrot } from './produce';

/** A cooking pot, standing on y = 0; with `lid` it is closed, else its rim is at y = -0.45 of the width. */
export function cookingPot(width: number, { lid }: { lid: boolean }): Svg {
  const [w, colors] = [width / 2, tone.clay];
  const body = `M${-w} ${-w * 0.86}H${w}V${-w * 0.2}Q${w} 0 ${w * 0.8} 0H${-w * 0.8}Q${-w} 0 ${-w} ${-w * 0.2}Z`;
  const ear = (side: number) =>
    line(
      `M${side * w * 0.98} ${-w * 0.66}c${side * w * 0.28} ${-w * 0.02} ${side * w * 0.28} ${w * 0.3} 0 ${w * 0.26}`,
      colors[1],
      w * 0.11,
    );
  const dome = `M${-w * 1.02} ${-w * 0.88}C${-w * 0.9} ${-w * 1.3} ${w * 0.9} ${-w * 1.3} ${w * 1.02} ${-w * 0.88}Z`;
  const cover =
    solid(dome, tone.dew, w * 0.14) +
    solid(oval(0, -w * 1.25, w * 0.13), [ink.woodDeep, ink.soil], w * 0.04);
  return (
    ear(-1) +
    ear(1) +
    solid(body, colors, w * 0.18) +
    (lid ? cover : '') +
    solid(rect(-w * 1.08, -w * 0.94, w * 2.16, w * 0.12, w * 0.06), tone.cream, w * 0.04)
  );
}

/** A gas burner with small flames, its top at y = 0. */
export function gasBurner(width: number): Svg {
  const count = 7;
  const flames = Array.from(
    { length: count },
    (_, index) => -width * 0.36 + (index * width * 0.72) / (count - 1),
  );
  return (
    each(flames, (x) =>
      place(fill(leafShape(26, 17), ink.lagoon) + fill(leafShape(15, 9), ink.mist), x, 18),
    ) +
    solid(rect(-width / 2, 14, width, 16, 8), tone.night, 4) +
    each([-0.47, 0.47], (share) => fill(rect(share * width - 5, -2, 10, 22, 4), ink.night))
  );
}

/** A compost pail with a handle, its lid open and peelings inside, standing on y = 0. */
export function compostPail(height: number): Svg {
  const h = height;
  const w = h * 0.44;
  return (
    place(solid(rect(0, -h * 0.09, h * 0.84, h * 0.09, 9), tone.leaf, 5), -w * 1.62, 0, {
      turn: -66,
    }) +
    place(leaf(h * 0.4, h * 0.17, tone.fern, 8), w * 0.1, -h * 0.74, { turn: 22 }) +
    place(leaf(h * 0.34, h * 0.16, tone.leaf), w * 0.55, -h * 0.72, { turn: 50 }) +
    place(carrot(h * 0.36), -w * 0.34, -h * 0.98, { turn: 12 }) +
    place(fill(pebble(0, 0, h * 0.1, h * 0.09, 8), ink.straw), w * 0.5, -h * 0.82) +
    solid(
      `M${-w} ${-h * 0.78}H${w}L${w * 0.84} ${-h * 0.05}Q${w * 0.82} 0 ${w * 0.7} 0H${-w * 0.7}Q${-w * 0.82} 0 ${-w * 0.84} ${-h * 0.05}Z`,
      tone.moss,
      h * 0.08,
    ) +
    solid(rect(-w * 1.06, -h * 0.84, w * 2.12, h * 0.1, 8), tone.leaf, 6) +
    line(
      `M${-w * 0.92} ${-h * 0.7}C${-w * 0.7} ${-h * 0.3} ${w * 0.7} ${-h * 0.3} ${w * 0.92} ${-h * 0.7}`,
      ink.straw,
      h * 0.04,
    ) +
    place(leaf(h * 0.2, h * 0.11, tone.butter), 0, -h * 0.1, { turn: 14 })
  );
}

/** A fridge with its door ajar on the right, standing on y = 0. */
export function fridge(height: number): Svg {
  const h = height;
  const w = h * 0.3;
  const shelf = (y: number) => fill(rect(-w * 0.86, y, w * 1.72, 5), ink.water);
  return (
    solid(rect(-w, -h, w * 2, h * 0.985, 20), tone.dew, 14) +
    fill(rect(-w * 0.86, -h * 0.95, w * 1.72, h * 0.88, 12), ink.cream) +
    shelf(-h * 0.68) +
    shelf(-h * 0.42) +
    fill(rect(-w * 0.86, -h * 0.26, w * 1.72, h * 0.19, 10), ink.water, 0.55) +
    solid(
      `M${w} ${-h * 0.985}L${w * 1.92} ${-h * 0.93}Q${w * 2.02} ${-h * 0.92} ${w * 2.02} ${-h * 0.88}V${-h * 0.02}Q${w * 2.02} ${h * 0.04} ${w * 1.92} ${h * 0.03}L${w} ${-h * 0.02}Z`,
      tone.dew,
      12,
    ) +
    line(`M${w * 1.84} ${-h * 0.6}V${-h * 0.42}`, ink.forest, 8) +
    fill(rect(-w * 0.7, -7, 22, 9, 3), ink.forest) +
    fill(rect(w * 0.5, -7, 22, 9, 3), ink.forest)
  );
}
