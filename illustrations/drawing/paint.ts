import type { Tone } from './palette';
import { seedOf } from './random';
import { oval, type Outline } from './shapes';

/** A piece of SVG markup. Pieces are plain text: joining two puts the second over the first. */
export type Svg = string;

const alpha = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '');

/** A filled outline. */
export function fill(outline: Outline, colour: string, opacity = 1): Svg {
  return `<path d="${outline}" fill="${colour}"${alpha(opacity)}/>`;
}

/** A drawn line with round ends. */
export function line(outline: Outline, colour: string, width: number, opacity = 1): Svg {
  return `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${alpha(opacity)}/>`;
}

/** A line of dashes: how long each is, and the gap after it. */
export function dashes(
  outline: Outline,
  colour: string,
  width: number,
  [dash, gap]: readonly [dash: number, gap: number],
): Svg {
  return `<g stroke-dasharray="${dash} ${gap}">${line(outline, colour, width)}</g>`;
}

/** What lies inside the outline; the rest is cut away. */
export function inside(outline: Outline, content: Svg): Svg {
  const id = `c${seedOf(outline).toString(36)}`;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** A body: lit from the upper left, with a crescent of shade `depth` wide on the far side. */
export function solid(outline: Outline, [lit, shade]: Tone, depth = 12): Svg {
  const light = place(fill(outline, lit), -depth, -depth * 0.35);
  return fill(outline, shade) + inside(outline, light);
}

/** The piece moved, then turned (degrees), scaled and perhaps mirrored about its own origin. */
export function place(
  what: Svg,
  x: number,
  y: number,
  { scale = 1, turn = 0, flip = false }: { scale?: number; turn?: number; flip?: boolean } = {},
): Svg {
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  const scaled = scale === 1 && !flip ? '' : ` scale(${flip ? -scale : scale} ${scale})`;
  return `<g transform="translate(${x} ${y})${turned}${scaled}">${what}</g>`;
}

/** The soft shadow that an object of this width throws on the surface below it. */
export function shadow(width: number, colour = '#2b2a18'): Svg {
  return fill(oval(width * 0.03, 2, width / 2, Math.max(5, width * 0.045)), colour, 0.16);
}

/** The piece repeated at each place. */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => Svg): Svg {
  return items.map(draw).join('');
}
