import { product } from '@/brand';
import { drawPlant } from './draw-plant';
import { tokenValues } from './token-values';

/** The size that social sites show without cutting. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TEXT_AT = 590;

/**
 * A picture card of score and level, drawn in the browser in the product's own colours and type; no
 * name and no address is on it. Throws where the browser cannot draw.
 */
export async function shareCard(score: number, level: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to draw on');
  const type = await loadedType();
  drawGround(context);
  drawPlant(context, level, { x: MARGIN - 20, y: MARGIN, size: HEIGHT - 2 * MARGIN });
  drawFigure(context, type, 'SusScore', score, 250);
  drawFigure(context, type, 'Level', level, 460);
  drawName(context, type);
  return new File([await pngOf(canvas)], 'progress.png', { type: 'image/png' });
}

interface Typefaces {
  readonly display: string;
  readonly text: string;
}

// A typeface that the page has not used yet would be drawn as another one. Only the first of each list:
// those after it may not exist on this device. One that does not arrive is no reason for no picture.
async function loadedType(): Promise<Typefaces> {
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

function drawGround(context: CanvasRenderingContext2D): void {
  const [canopy, bright] = tokenValues('color', '--color-canopy', '--color-leaf-bright');
  context.fillStyle = canopy;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = bright;
  context.fillRect(0, HEIGHT - 16, WIDTH, 16);
}

function drawFigure(
  context: CanvasRenderingContext2D,
  { display, text }: Typefaces,
  name: string,
  value: number,
  baseline: number,
): void {
  const [ink, soft] = tokenValues('color', '--color-on-canopy', '--color-on-canopy-soft');
  context.fillStyle = soft;
  context.font = `500 40px ${text}`;
  context.fillText(name, TEXT_AT, baseline - 125);
  context.fillStyle = ink;
  context.font = `560 140px ${display}`;
  context.fillText(
    new Intl.NumberFormat().format(value),
    TEXT_AT,
    baseline,
    WIDTH - TEXT_AT - MARGIN,
  );
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

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else failed(new Error('The canvas gave no picture'));
    }, 'image/png');
  });
}
