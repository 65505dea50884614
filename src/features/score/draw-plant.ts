import { growthShapes, leaves, petals, growthStage } from '@/components/plant';
import { tokenValues } from './token-values';

/** The units in which the plant is drawn. */
const GROUND = 96;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The plant of a level, as the page shows it, on a canvas. */
export function drawPlant(
  context: CanvasRenderingContext2D,
  level: number,
  { x, y, size }: Place,
): void {
  const stage = growthStage(level);
  const [soil, green, seed, sun, clay] = tokenValues(
    'color',
    '--color-line-strong',
    '--color-leaf-bright',
    '--color-sun',
    '--color-sun',
    '--color-clay',
  );
  context.save();
  context.translate(x, y);
  context.scale(size / GROUND, size / GROUND);
  paint(context, growthShapes.soil, soil);
  if (stage.leaves === 0) paint(context, growthShapes.seed, seed);
  else stem(context, stage.top, green);
  for (const leaf of leaves.slice(0, stage.leaves)) {
    at(context, { x: 48, y: leaf.y, turn: leaf.turn, scale: leaf.scale }, () =>
      paint(context, growthShapes.leaf, green),
    );
  }
  if (stage.flower) flower(context, sun, clay);
  context.restore();
}

function flower(context: CanvasRenderingContext2D, petalColour: string, heart: string): void {
  for (const turn of petals) {
    at(context, { x: 48, y: 17, turn, scale: 1 }, () =>
      paint(context, growthShapes.petal, petalColour),
    );
  }
  context.fillStyle = heart;
  context.beginPath();
  context.arc(48, 17, growthShapes.heart, 0, 2 * Math.PI);
  context.fill();
}

function stem(context: CanvasRenderingContext2D, top: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 3.5;
  context.lineCap = 'round';
  context.stroke(new Path2D(`M48 83V${top}`));
}

function paint(context: CanvasRenderingContext2D, path: string, colour: string): void {
  const [groundColour] = tokenValues('color', '--color-canopy');
  context.fillStyle = colour;
  const shape = new Path2D(path);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(shape);
  // A line in the colour of the ground keeps one leaf apart from the next.
  context.strokeStyle = groundColour;
  context.lineWidth = 1;
  context.stroke(shape);
}

interface Turn {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  readonly scale: number;
}

function at(
  context: CanvasRenderingContext2D,
  { x, y, turn, scale }: Turn,
  draw: () => void,
): void {
  context.save();
  context.translate(x, y);
  context.rotate((turn * Math.PI) / 180);
  context.scale(scale, scale);
  draw();
  context.restore();
}
