import type { Tone } from './palette';
import { seedOf } from './random';
import { oval, type Outline } from './shapes';

/** SVG markup as plain text: concatenating two pieces draws the second over the first. */
export type Svg = string;

const alpha = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '');

/** A filled outline. */
export function fill(outline: Outline, color: string, opacity = 1): Svg {
  return `<path d="${outline}" fill="${color}"${alpha(opacity)}/>`;
}

/** A stroked line with round ends. */
export function line(outline: Outline, color: string, width: number, opacity = 1): Svg {
  return `<path d="${outline}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${alpha(opacity)}/>`;
}

/** A dashed line: the length of each dash, and the gap after it. */
export function dashes(
  outline: Outline,
  color: string,
  width: number,
  [dash, gap]: readonly [dash: number, gap: number],
): Svg {
  return `<g stroke-dasharray="${dash} ${gap}">${line(outline, color, width)}</g>`;
}

/** The content clipped to the outline. */
export function inside(outline: Outline, content: Svg): Svg {
  const id = `c${seedOf(outline).toString(36)}`;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** A solid body, lit from the upper left, with a crescent of shade `depth` wide on the far side. */
export function solid(outline: Outline, [lit, shade]: Tone, depth = 12): Svg {
  const light = place(fill(outline, lit), -depth, -depth * 0.35);
  return fill(outline, shade) + inside(outline, light);
}

/** The piece moved, rotated (degrees), scaled, and optionally mirrored about its own origin. */
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

/** The soft shadow that an object of this width casts on the surface below it. */
export function shadow(width: number, color = '#2b2a18'): Svg {
  return fill(oval(width * 0.03, 2, width / 2, Math.max(5, width * 0.045)), color, 0.16);
}

/** The drawings of all items, in order. */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => Svg): Svg {
  return items.map(draw).join('');
}
