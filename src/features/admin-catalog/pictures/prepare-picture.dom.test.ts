import { afterEach, expect, it, vi } from 'vitest';
import { preparePicture } from './prepare-picture';

const BITMAP = { width: 1, height: 1, close: () => undefined };
// A picture of one pixel (GIF89a, sections 17 and 18).
const PICTURE = new TextEncoder().encode('GIF89a\u0001\0\u0001\0\0\0\0');

afterEach(() => void vi.unstubAllGlobals());

it('a small picture is stored unchanged if the browser blocks drawing', async () => {
  vi.stubGlobal('createImageBitmap', async () => BITMAP);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const stored = await preparePicture(new Blob([PICTURE]));
  expect(stored.type).toBe('image/gif');
  expect(stored.size).toBe(PICTURE.length);
});
