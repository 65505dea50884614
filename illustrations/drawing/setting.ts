import { each, fill, place, type Svg } from './paint';
import { ink, type Tone } from './palette';
import { randomFrom, seedOf } from './random';
import { arch, oval, pebble, rect } from './shapes';
import { leaf } from './motifs/botanical';

/** The size of a task or library picture in pixels (3:2). */
export const frame = { width: 720, height: 480 } as const;

/** A whole picture as an SVG document: ground color, paper flecks, then the layers in order. */
export function picture(name: string, ground: string, ...layers: Svg[]): Svg {
  return document(frame.width, frame.height, [
    fill(rect(0, 0, frame.width, frame.height), ground),
    flecks(name, ground === ink.forest || ground === ink.deep ? ink.fern : ink.wood),
    ...layers,
  ]);
}

/** An SVG document made of layers. */
export function document(width: number, height: number, layers: Svg[]): Svg {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${layers.join('')}</svg>`;
}

/** Recycled-paper specks, as on a seed packet; the picture's name determines their positions. */
function flecks(name: string, color: string): Svg {
  const random = randomFrom(seedOf(name));
  const specks = Array.from({ length: 34 }, () => ({
    x: Math.round(random() * frame.width),
    y: Math.round(random() * frame.height),
    length: 1.5 + random() * 4,
    turn: Math.round(random() * 180),
  }));
  return each(specks, ({ x, y, length, turn }) =>
    place(fill(oval(0, 0, Math.round(length * 10) / 10, 1.1), color, 0.3), x, y, { turn }),
  );
}

/** A large disc behind the subject. */
export function halo(color: string, radius = 190, x = 360, y = 236): Svg {
  return fill(oval(x, y, radius), color);
}

/** A large soft pebble behind the subject. */
export function cushion(color: string, seed: number, x = 360, y = 232, rx = 262, ry = 186): Svg {
  return fill(pebble(x, y, rx, ry, seed), color);
}

/** A tall round-topped window behind the subject, as on a seed packet. */
export function alcove(color: string, x = 360, base = 400, width = 330, height = 350): Svg {
  return fill(arch(x, base, width, height), color);
}

/** A table or floor that the subject stands on. */
export function surface(color: string, top = 392): Svg {
  return fill(`M0 ${top + 8}Q180 ${top - 6} 360 ${top}T720 ${top - 4}V480H0Z`, color);
}

/** Two rolling hills along the lower edge. */
export function hills(far: string, near: string, top = 330): Svg {
  return (
    fill(
      `M0 ${top + 20}C120 ${top - 60} 260 ${top - 40} 400 ${top + 14}S620 ${top + 10} 720 ${top - 40}V480H0Z`,
      far,
    ) +
    fill(
      `M0 ${top + 70}C140 ${top + 40} 250 ${top + 92} 420 ${top + 74}S640 ${top + 30} 720 ${top + 60}V480H0Z`,
      near,
    )
  );
}

/** Large leaves that grow in from the lower corners and frame the subject. */
export function foliage(colors: Tone, side: 'left' | 'right' | 'both' = 'both'): Svg {
  const bunch =
    place(leaf(190, 82, colors, 16), -14, 500, { turn: 8 }) +
    place(leaf(170, 76, colors, 14), 6, 506, { turn: 44 }) +
    place(leaf(120, 56, colors, 10), -4, 440, { turn: -12 });
  const left = side === 'right' ? '' : bunch;
  const right = side === 'left' ? '' : place(bunch, frame.width, 0, { flip: true });
  return left + right;
}
