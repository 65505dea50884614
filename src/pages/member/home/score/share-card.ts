import { product } from '@/brand';
import type { SavingsTexts } from '@/domain/impact/headline';
import { growthShapes, growthStage, leaves, petals } from '@/components/plant';
import { LOCALE } from '@/domain/locale';
import { encodeCanvas, keepsDrawnColors, newCanvas, tokenValues } from '@/lib/canvas';

/** The size that social sites show without cropping. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TEXT_AT = 590;

/** What a member shares. */
export interface Shared {
  readonly score: number;
  readonly level: number;
  /** What was saved, and in which period; undefined if nothing is known. */
  readonly saved: SavingsTexts | undefined;
}

/**
 * Draws what is shared as a picture in the product's colors and type, without the user's name or email; undefined if
 * the browser would return noise. Throws if the browser can't draw.
 */
export async function shareCard({ score, level, saved }: Shared): Promise<File | undefined> {
  if (!(await keepsDrawnColors())) return undefined;
  const { canvas, context } = newCanvas(WIDTH, HEIGHT);
  const type = await loadType();
  drawBackground(context);
  drawPlant(context, level, { x: MARGIN - 20, y: MARGIN, size: HEIGHT - 2 * MARGIN });
  const figures = { SusScore: numberText(score), Level: numberText(level) };
  const [amount] = saved?.texts ?? [];
  const savings = amount === undefined ? {} : { [`${saved?.period}, saved about`]: amount };
  const all = { ...figures, ...savings };
  drawFigures(context, type, Object.entries(all));
  drawName(context, type);
  return new File([await encodeCanvas(canvas, 'image/png')], 'progress.png', { type: 'image/png' });
}

interface Typefaces {
  readonly display: string;
  readonly text: string;
}

// A typeface that isn't loaded would be substituted. Only the first of each list is loaded, since the
// fallbacks may be missing; if that fails, a fallback is drawn.
async function loadType(): Promise<Typefaces> {
  const [display, text] = tokenValues('fontFamily', '--font-display', '--font-text');
  await Promise.allSettled([
    document.fonts.load(`560 100px ${firstOf(display)}`),
    document.fonts.load(`500 40px ${firstOf(text)}`),
  ]);
  return { display, text };
}

function firstOf(families: string): string {
  return families.split(',')[0] ?? families;
}

function drawBackground(context: CanvasRenderingContext2D): void {
  const [canopy, bright] = tokenValues('color', '--color-canopy', '--color-leaf-bright');
  context.fillStyle = canopy;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = bright;
  context.fillRect(0, HEIGHT - 16, WIDTH, 16);
}

function numberText(value: number): string {
  return new Intl.NumberFormat(LOCALE).format(value);
}

/** The baselines of the last figure and of the first, if there are two. */
const LAST_AT = 460;
const FIRST_AT = 250;

/** Draws two or three figures below each other, smaller if there are three. */
function drawFigures(
  context: CanvasRenderingContext2D,
  { display, text }: Typefaces,
  figures: readonly (readonly [string, string])[],
): void {
  const [ink, soft] = tokenValues('color', '--color-on-canopy', '--color-on-canopy-soft');
  const scale = 2 / figures.length;
  const first = FIRST_AT * (figures.length === 2 ? 1 : scale);
  const step = (LAST_AT - first) / (figures.length - 1);
  for (const [at, [name, value]] of figures.entries()) {
    const baseline = first + at * step;
    context.fillStyle = soft;
    context.font = `500 ${Math.max(34, 40 * scale)}px ${text}`;
    context.fillText(name, TEXT_AT, baseline - 125 * scale);
    context.fillStyle = ink;
    context.font = `560 ${140 * scale}px ${display}`;
    context.fillText(value, TEXT_AT, baseline, WIDTH - TEXT_AT - MARGIN);
  }
}

function drawName(context: CanvasRenderingContext2D, { display, text }: Typefaces): void {
  const [ink, soft] = tokenValues('color', '--color-on-canopy', '--color-on-canopy-soft');
  context.fillStyle = ink;
  context.font = `560 52px ${display}`;
  context.fillText(product, TEXT_AT, 555);
  const after = TEXT_AT + context.measureText(`${product} `).width;
  context.fillStyle = soft;
  context.font = `500 30px ${text}`;
  context.fillText('Small steps, every day.', after, 555);
}

/** Width and height of the plant in its own units. */
const GROUND = 96;

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Draws the plant of a level as the page shows it. */
function drawPlant(context: CanvasRenderingContext2D, level: number, { x, y, size }: Square): void {
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

function flower(context: CanvasRenderingContext2D, petalColor: string, heart: string): void {
  for (const turn of petals) {
    at(context, { x: 48, y: 17, turn, scale: 1 }, () =>
      paint(context, growthShapes.petal, petalColor),
    );
  }
  context.fillStyle = heart;
  context.beginPath();
  context.arc(48, 17, growthShapes.heart, 0, 2 * Math.PI);
  context.fill();
}

function stem(context: CanvasRenderingContext2D, top: number, color: string): void {
  context.strokeStyle = color;
  context.lineWidth = 3.5;
  context.lineCap = 'round';
  context.stroke(new Path2D(`M48 83V${top}`));
}

function paint(context: CanvasRenderingContext2D, path: string, color: string): void {
  const [groundColor] = tokenValues('color', '--color-canopy');
  context.fillStyle = color;
  const shape = new Path2D(path);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(shape);
  // A line in the background color separates one leaf from the next.
  context.strokeStyle = groundColor;
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
