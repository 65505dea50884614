import { each, fill, inside, line, place, solid, type Svg } from '../paint';
import { ink, tone, type Tone } from '../palette';
import { leafShape, oval, rect } from '../shapes';

/** A bee in flight facing right, centered on the origin. */
export function bee(size: number): Svg {
  const s = size / 2;
  const body = oval(0, 0, s * 0.72, s * 0.5);
  return (
    place(fill(leafShape(s * 0.95, s * 0.62), ink.cream, 0.92), -s * 0.1, -s * 0.34, {
      turn: -34,
    }) +
    place(fill(leafShape(s * 0.8, s * 0.52), ink.mist, 0.95), s * 0.1, -s * 0.36, { turn: 14 }) +
    solid(body, tone.straw, s * 0.14) +
    inside(
      body,
      each([-0.42, -0.06, 0.28], (share) => fill(rect(s * share, -s, s * 0.18, s * 2), ink.night)),
    ) +
    fill(oval(s * 0.72, -s * 0.06, s * 0.27), ink.night) +
    line(
      `M${s * 0.84} ${-s * 0.28}q${s * 0.1} ${-s * 0.26} ${s * 0.28} ${-s * 0.26}M${s * 0.72} ${-s * 0.3}q0 ${-s * 0.3} ${s * 0.14} ${-s * 0.38}`,
      ink.night,
      s * 0.07,
    ) +
    fill(oval(s * 0.8, -s * 0.1, s * 0.06), ink.cream)
  );
}

/** A butterfly with open wings, centered on the origin. */
export function butterfly(size: number, wings: Tone = tone.clay): Svg {
  const s = size / 2;
  const wing = (side: number) =>
    solid(
      `M0 ${-s * 0.1}C${side * s * 0.2} ${-s * 0.9} ${side * s * 1.1} ${-s * 0.95} ${side * s} ${-s * 0.35}C${side * s * 0.95} ${-s * 0.02} ${side * s * 0.4} ${s * 0.06} 0 0Z`,
      wings,
      s * 0.1,
    ) +
    solid(
      `M0 0C${side * s * 0.5} ${-s * 0.06} ${side * s * 0.9} ${s * 0.2} ${side * s * 0.7} ${s * 0.56}C${side * s * 0.5} ${s * 0.86} ${side * s * 0.1} ${s * 0.5} 0 ${s * 0.1}Z`,
      tone.straw,
      s * 0.08,
    ) +
    fill(oval(side * s * 0.7, -s * 0.44, s * 0.12), ink.cream);
  return (
    wing(-1) +
    wing(1) +
    fill(oval(0, 0, s * 0.08, s * 0.42), ink.night) +
    line(
      `M0 ${-s * 0.4}q${-s * 0.1} ${-s * 0.3} ${-s * 0.28} ${-s * 0.36}M0 ${-s * 0.4}q${s * 0.1} ${-s * 0.3} ${s * 0.28} ${-s * 0.36}`,
      ink.night,
      s * 0.045,
    )
  );
}

/** A fish facing right, centered on the origin. */
export function fish(length: number, colors: Tone = tone.clay): Svg {
  const l = length / 2;
  const body = `M${l} 0C${l * 0.6} ${-l * 0.56} ${-l * 0.2} ${-l * 0.5} ${-l * 0.6} ${-l * 0.06}L${-l} ${-l * 0.42}Q${-l * 0.84} 0 ${-l} ${l * 0.42}L${-l * 0.6} ${l * 0.06}C${-l * 0.2} ${l * 0.5} ${l * 0.6} ${l * 0.56} ${l} 0Z`;
  return (
    solid(
      `M${-l * 0.1} ${-l * 0.36}Q${l * 0.06} ${-l * 0.66} ${l * 0.36} ${-l * 0.62}L${l * 0.32} ${-l * 0.3}Z`,
      [colors[1], colors[1]],
      2,
    ) +
    solid(body, colors, l * 0.1) +
    inside(body, fill(oval(l * 0.1, l * 0.42, l * 0.8, l * 0.26), ink.butter, 0.6)) +
    line(`M${l * 0.46} ${-l * 0.3}Q${l * 0.32} 0 ${l * 0.46} ${l * 0.3}`, colors[1], l * 0.06) +
    each(
      [
        [0.14, -0.1],
        [-0.08, -0.1],
        [0.03, 0.08],
        [-0.2, 0.07],
      ] as const,
      ([x, y]) =>
        line(
          `M${l * x} ${l * (y - 0.08)}q${-l * 0.09} ${l * 0.08} 0 ${l * 0.16}`,
          colors[1],
          l * 0.04,
        ),
    ) +
    fill(oval(l * 0.7, -l * 0.1, l * 0.075), ink.cream) +
    fill(oval(l * 0.72, -l * 0.1, l * 0.042), ink.night)
  );
}

/** Seaweed waving up from y = 0. */
export function seaweed(height: number, colors: Tone = tone.leaf): Svg {
  return each([-1, 0, 1], (side) =>
    line(
      `M${side * 26} 0q${-26 - side * 6} ${-height * 0.25} 0 ${-height * 0.46}t${side * 12} ${-height * (side === 0 ? 0.54 : 0.36)}`,
      side === 0 ? colors[0] : colors[1],
      15,
    ),
  );
}
