/** Returns a canvas of a given size in pixels, and its drawing context. Throws if the browser can't draw. */
export function newCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to draw on');
  return { canvas, context };
}

/** Returns a drawing as a picture file of a media type, or as PNG if the browser can't write that type. */
export function encodeCanvas(
  canvas: HTMLCanvasElement,
  type: string,
  quality?: number,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas could not be encoded'))),
      type,
      quality,
    );
  });
}

/** Enough pixels to catch a browser that changes only some of them. */
const SAMPLE = 32;

/**
 * Whether the browser exports pictures as drawn. Browsers that resist fingerprinting add noise to some or all pixels.
 */
export async function keepsDrawnColors(): Promise<boolean> {
  const { canvas, context } = newCanvas(SAMPLE, SAMPLE);
  const drawn = context.createImageData(SAMPLE, SAMPLE);
  for (const i of drawn.data.keys()) drawn.data[i] = i % 4 === 3 ? 255 : (i * 37) % 256;
  context.putImageData(drawn, 0, 0);
  const written = await encodeCanvas(canvas, 'image/png');
  const bitmap = await createImageBitmap(written, { colorSpaceConversion: 'none' });
  const read = newCanvas(SAMPLE, SAMPLE).context;
  read.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = read.getImageData(0, 0, SAMPLE, SAMPLE);
  return data.every((value, i) => value === drawn.data[i]);
}

/**
 * Returns the values of design tokens in the current theme, for a canvas, which can't read CSS variables. `property` is
 * the CSS property that takes them.
 */
export function tokenValues<const Names extends readonly string[]>(
  property: 'color' | 'fontFamily',
  ...names: Names
): { [At in keyof Names]: string };
export function tokenValues(property: 'color' | 'fontFamily', ...names: string[]): string[] {
  return withProbe((probe) =>
    names.map((name) => {
      probe.style[property] = `var(${name})`;
      return getComputedStyle(probe)[property];
    }),
  );
}

/** Returns a color of the light theme, for pictures that every member sees. */
export function lightColor(name: string): string {
  return withProbe((probe) => {
    probe.style.colorScheme = 'light';
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  });
}

function withProbe<T>(read: (probe: HTMLElement) => T): T {
  const probe = document.createElement('span');
  document.body.append(probe);
  try {
    return read(probe);
  } finally {
    probe.remove();
  }
}
