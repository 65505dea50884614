import { product } from '@/brand';
import { numberText } from '@/domain/number-text';
import type { SavingsTexts } from '@/domain/impact/headline';
import { encodeCanvas, keepsDrawnColors, newCanvas, tokenValues } from '@/lib/canvas';

/** The size that social sites show uncropped. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TEXT_X = 590;

/** The content of a shared picture. */
interface Shared {
  readonly score: number;
  readonly level: number;
  /** The savings and their period; undefined if unknown. */
  readonly saved: SavingsTexts | undefined;
  readonly plant: SVGSVGElement | null;
}

/**
 * Draws the shared picture in the product's colors and typefaces, without the user's name or email. Returns undefined
 * if the browser alters what it draws. Throws if the browser can't draw.
 */
export async function shareCard({ score, level, saved, plant }: Shared): Promise<File | undefined> {
  if (!(await keepsDrawnColors())) return undefined;
  const { canvas, context } = newCanvas(WIDTH, HEIGHT);
  const type = await loadFonts();
  drawBackground(context);
  if (plant) context.drawImage(await pictureOf(plant, HEIGHT - 2 * MARGIN), MARGIN - 20, MARGIN);
  const [amount] = saved?.texts ?? [];
  drawFigures(context, type, [
    ['SusScore', numberText(score)],
    ['Level', numberText(level)],
    ...(amount === undefined ? [] : [[`${saved?.period}, saved about`, amount] as const]),
  ]);
  drawName(context, type);
  return new File([await encodeCanvas(canvas, 'image/png')], 'progress.png', { type: 'image/png' });
}

interface Typefaces {
  readonly display: string;
  readonly text: string;
}

// The canvas would substitute a typeface that isn't loaded. Loads only the first of each list, since the fallbacks may
// be missing; if loading fails, a fallback is drawn.
async function loadFonts(): Promise<Typefaces> {
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

/** The baselines of the last figure and, if there are two, of the first. */
const LAST_Y = 460;
const FIRST_Y = 250;

function drawFigures(
  context: CanvasRenderingContext2D,
  { display, text }: Typefaces,
  figures: readonly (readonly [string, string])[],
): void {
  const [ink, soft] = tokenValues('color', '--color-on-canopy', '--color-on-canopy-soft');
  const scale = 2 / figures.length;
  const first = FIRST_Y * scale;
  const step = (LAST_Y - first) / (figures.length - 1);
  for (const [at, [name, value]] of figures.entries()) {
    const baseline = first + at * step;
    context.fillStyle = soft;
    context.font = `500 ${Math.max(34, 40 * scale)}px ${text}`;
    context.fillText(name, TEXT_X, baseline - 125 * scale);
    context.fillStyle = ink;
    context.font = `560 ${140 * scale}px ${display}`;
    context.fillText(value, TEXT_X, baseline, WIDTH - TEXT_X - MARGIN);
  }
}

function drawName(context: CanvasRenderingContext2D, { display, text }: Typefaces): void {
  const [ink, soft] = tokenValues('color', '--color-on-canopy', '--color-on-canopy-soft');
  context.fillStyle = ink;
  context.font = `560 52px ${display}`;
  context.fillText(product, TEXT_X, 555);
  const after = TEXT_X + context.measureText(`${product} `).width;
  context.fillStyle = soft;
  context.font = `500 30px ${text}`;
  context.fillText('Small steps, every day.', after, 555);
}

/** The properties set by the page's style sheets, which don't apply in a separate picture. */
const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'opacity'] as const;

/** Returns a drawing on the page as a picture of `size` by `size` pixels. */
async function pictureOf(drawing: SVGSVGElement, size: number): Promise<HTMLImageElement> {
  const copy = document.importNode(drawing, true);
  for (const side of ['width', 'height']) copy.setAttribute(side, `${size}`);
  const parts = copy.querySelectorAll('*');
  for (const [at, shown] of drawing.querySelectorAll('*').entries()) {
    const style = getComputedStyle(shown);
    for (const name of PAINT) parts.item(at).setAttribute(name, style.getPropertyValue(name));
  }
  const picture = new Image();
  const text = new XMLSerializer().serializeToString(copy);
  picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await picture.decode();
  return picture;
}
