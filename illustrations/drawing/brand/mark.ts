import { leaf } from '../motifs/botanical';
import { fill, place, type Svg } from '../paint';
import { ink, tone, type Tone } from '../palette';
import { oval, rect } from '../shapes';
import { document } from '../setting';

/** The side of the square that the mark is drawn in. */
const markSize = 64;

/** Colors of the mark's two leaves and of its seed. */
type MarkColors = { left: Tone; right: Tone; seed: string };

const onPaper: MarkColors = { left: tone.forest, right: tone.leaf, seed: ink.clay };
const onForest: MarkColors = {
  left: tone.fern,
  right: ['#fff8e9', '#dfe8cf'],
  seed: ink.claySoft,
};

/** The brand mark: two leaves that sprout from a clay seed and make a V. */
function mark({ left, right, seed }: MarkColors): Svg {
  return (
    place(leaf(46, 24, left, -2), 30, 55, { turn: -29 }) +
    place(leaf(54, 26, right, 2), 32, 55, { turn: 25 }) +
    fill(oval(31, 55.5, 4.6), seed)
  );
}

/** The mark in its own colors, `size` pixels high, its upper left corner at (x, y). */
export function placedMark(x: number, y: number, size: number): Svg {
  return place(mark(onPaper), x, y, { scale: size / markSize });
}

/** The mark alone, for light grounds. */
export function logo(): Svg {
  return document(markSize, markSize, [mark(onPaper)]);
}

/** The mark on a rounded leaf-green tile, for the browser tab. */
export function favicon(): Svg {
  return document(markSize, markSize, [tile(14), place(mark(onForest), 5, 4, { scale: 0.84 })]);
}

/** The mark on a full leaf-green tile, small enough for the system to round the corners. */
export function appIcon(): Svg {
  return document(markSize, markSize, [tile(0), place(mark(onForest), 11.5, 10, { scale: 0.65 })]);
}

function tile(radius: number): Svg {
  return fill(rect(0, 0, markSize, markSize, radius), ink.forest);
}
