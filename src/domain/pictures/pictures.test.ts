import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { UnusableFile } from '@/domain/unusable-file';
import { ACCEPTED_KINDS, readPictureHeader } from './picture-kind';
import { picturePathFor, pictureWords, findUnusedPath } from './picture-name';
import { findPageNumber, loadablePreviews, searchPictures } from './picture-page';
import { isStorableUnscaled, limitSize, sizeProblem } from './picture-size';
import { forAll } from '@/domain/testing/for-all';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3d8a5a' } });
const problemOf = (bytes: Uint8Array) => {
  try {
    return void readPictureHeader(bytes);
  } catch (error) {
    return error instanceof UnusableFile ? error.message : error;
  }
};
const text = (content: string) => new TextEncoder().encode(content);

it('A picture’s name is shown as words', () => {
  expect(pictureWords('task-pictures/daily-bike_trip.webp')).toBe('Daily bike trip');
  expect(pictureWords('task-pictures/no.2--bike.webp')).toBe('No.2 bike');
});

it('The accepted kinds are listed as in American English', () => {
  expect(ACCEPTED_KINDS).toBe('JPEG, PNG, WebP, GIF, or AVIF');
});

describe('A picture file', () => {
  const size = { width: 321, height: 123 };
  const picture = drawn(321, 123);

  it.each([
    ['JPEG', () => picture.clone().jpeg().toBuffer()],
    ['JPEG', () => picture.clone().jpeg({ progressive: true }).withMetadata().toBuffer()],
    ['PNG', () => picture.clone().png().toBuffer()],
    ['GIF', () => picture.clone().gif().toBuffer()],
    ['WebP', () => picture.clone().webp().toBuffer()],
    ['WebP', () => picture.clone().webp({ lossless: true }).toBuffer()],
    ['WebP', () => picture.clone().webp().withMetadata().toBuffer()],
    ['AVIF', () => picture.clone().avif({ effort: 0 }).toBuffer()],
    ['AVIF', () => picture.clone().ensureAlpha(0.5).avif({ effort: 0 }).toBuffer()],
  ])('is recognized as %s by its bytes, with its size', async (kind, encoded) => {
    expect(readPictureHeader(await encoded())).toEqual({ kind, size });
  });

  const signatures = {
    JPEG: [0xff, 0xd8, 0xff],
    PNG: [0x89, ...text('PNG\r\n'), 0x1a, 0x0a],
    GIF: text('GIF89a'),
    WebP: text('RIFF\0\0\0\0WEBP'),
    AVIF: text('\0\0\0\u0010ftypavif\0\0\0\0'),
  };

  it.each(Object.entries(signatures))('is refused by name if a %s is damaged', (kind, first) => {
    const damaged = `This ${kind} file is damaged. Choose another one.`;
    const problemWith = (...rest: readonly number[]) => problemOf(Uint8Array.of(...first, ...rest));
    expect(problemWith()).toBe(damaged);
    // The width is 0.
    expect(problemWith(0, 0, 0, 0, 0, 0, 0)).toBe(damaged);
    const other = expect.stringContaining('too large to open safely');
    forAll([fc.uint8Array({ maxLength: 60 })], (rest) => {
      expect([undefined, damaged, other]).toContainEqual(problemWith(...rest));
    });
  });

  it('never blocks the page, whatever its first 4 MB contain', () => {
    const began = performance.now();
    for (const first of Object.values(signatures)) {
      for (const filling of [0, 1, 0xff]) {
        const file = new Uint8Array(4_000_000).fill(filling);
        file.set(first);
        expect(problemOf(file)).not.toBeInstanceOf(Error);
      }
    }
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('has a size even if fill bytes precede a JPEG’s marker, or its frame comes first', () => {
    const frame = [0xc0, 0, 17, 8, 0, 123, 1, 65, 3];
    const comment = [0xff, 0xfe, 0, 4, 1, 2];
    const filled = Uint8Array.of(0xff, 0xd8, ...comment, 0xff, 0xff, 0xff, ...frame);
    expect(readPictureHeader(filled)).toMatchObject({ size });
    expect(readPictureHeader(Uint8Array.of(0xff, 0xd8, 0xff, ...frame))).toMatchObject({ size });
  });

  it.each([
    ['SVG files can contain scripts', text('<?xml version="1.0"?><svg onload="alert(1)"></svg>')],
    ['HEIC', text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
    ['HEIC', text('\0\0\0\u0010ftypheic')],
    ['This isn’t a kind of picture we accept.', text('%PDF-1.7')],
    ['The file is empty.', text('')],
  ])('of another kind is refused: %s', (problem, bytes) => {
    expect(() => readPictureHeader(bytes)).toThrow(problem);
  });
});

describe('An AVIF file', () => {
  const box = (name: string, ...parts: readonly Uint8Array[]) => {
    const length = 8 + parts.reduce((sum, part) => sum + part.length, 0);
    const header = new DataView(new ArrayBuffer(4));
    header.setUint32(0, length);
    return Buffer.concat([new Uint8Array(header.buffer), text(name), ...parts]);
  };
  const words = (...values: readonly number[]) => {
    const view = new DataView(new ArrayBuffer(4 * values.length));
    for (const [at, value] of values.entries()) view.setUint32(4 * at, value);
    return new Uint8Array(view.buffer);
  };

  it('is known by any of its brands, and has the size of the image that is shown', () => {
    const sizes = box('ipco', box('ispe', words(0, 64, 64)), box('ispe', words(0, 60_000, 50_000)));
    const association = box('ipma', words(0, 1), Uint8Array.of(0, 1, 1, 2));
    const primary = box('pitm', words(0), Uint8Array.of(0, 1));
    const meta = box('meta', words(0), primary, box('iprp', sizes, association));
    const bytes = Buffer.concat([box('ftyp', text('mif1'), words(0), text('mif1avif')), meta]);
    expect(() => readPictureHeader(bytes)).toThrow('The picture is 60,000 by 50,000 pixels');
    expect(() => readPictureHeader(bytes.subarray(0, 40))).toThrow('This AVIF file is damaged.');
  });

  it('is refused if it has a table of a million entries', () => {
    const table = box('ipma', words(0, 0xffffffff), new Uint8Array(3_900_000));
    const meta = box('meta', words(0), box('iprp', table));
    const bytes = Buffer.concat([box('ftyp', text('avif'), words(0)), meta]);
    expect(() => readPictureHeader(bytes)).toThrow('This AVIF file is damaged.');
  });
});

describe('The size of a picture', () => {
  it('and its byte count decide whether it can be stored unscaled', () => {
    const file = (length: number) => new Uint8Array(length);
    expect(isStorableUnscaled({ width: 2000, height: 2000 }, file(400_000))).toBe(true);
    expect(isStorableUnscaled({ width: 2001, height: 2000 }, file(10))).toBe(false);
    expect(isStorableUnscaled({ width: 20, height: 20 }, file(400_001))).toBe(false);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is one to store unscaled only if a %s file says nothing about its place',
    async (format) => {
      const isStorable = (file: Uint8Array) => isStorableUnscaled({ width: 32, height: 32 }, file);
      const photo = drawn(32, 32).toFormat(format);
      const place = { IFD3: { GPSLatitude: '45/1 31/1 12/1', GPSLatitudeRef: 'N' } };
      expect(isStorable(await photo.clone().toBuffer())).toBe(true);
      expect(isStorable(await photo.clone().withExif(place).toBuffer())).toBe(false);
    },
  );

  it.each(['IHDR acTL IDAT', 'VP8X ANIM ANMF', 'GIF89a NETSCAPE2.0', 'ftypavis'])(
    'is one to store unscaled only if nothing moves: not %j',
    (file) => expect(isStorableUnscaled({ width: 32, height: 32 }, text(file))).toBe(false),
  );

  it('is refused if decoding would take too much memory', () => {
    expect(sizeProblem({ width: 65_535, height: 65_535 })).toContain('65,535 by 65,535 pixels');
    expect(sizeProblem({ width: 40_000, height: 10 })).toBeDefined();
    expect(sizeProblem({ width: 8736, height: 8736 })).toBeUndefined();
  });

  it('is scaled down to fit the box, never up', () => {
    expect(limitSize({ width: 6000, height: 4000 })).toEqual({ width: 720, height: 480 });
    expect(limitSize({ width: 3000, height: 4000 })).toEqual({ width: 720, height: 960 });
    expect(limitSize({ width: 30_000, height: 2 })).toEqual({ width: 720, height: 1 });
    const side = fc.integer({ min: 1, max: 30_000 });
    forAll([side, side], (width, height) => {
      const stored = limitSize({ width, height });
      expect(stored.width).toBeLessThanOrEqual(Math.min(width, 720));
      expect(stored.height).toBeLessThanOrEqual(Math.min(height, 960));
    });
  });
});

describe('The name of a stored picture', () => {
  it('is the file’s name without accents and signs, in any script', () => {
    expect(picturePathFor('Épicéa (2).JPG', 'image/webp')).toBe('task-pictures/epicea-2.webp');
    expect(picturePathFor('bi\u200Bke\u00ADs.png', 'image/jpeg')).toBe('task-pictures/bikes.jpg');
    expect(picturePathFor('../../日本.png', 'image/webp')).toBe('task-pictures/日本.webp');
    expect(picturePathFor('Велосипед й.png', 'image/webp')).toBe('task-pictures/велосипед-й.webp');
    expect(picturePathFor('자전거.png', 'image/webp')).toBe('task-pictures/자전거.webp');
    expect(picturePathFor(`${'𠮷'.repeat(70)}.png`, 'image/webp')).toBe(
      `task-pictures/${'𠮷'.repeat(60)}.webp`,
    );
    expect(picturePathFor('🚲❤️.png', 'image/webp')).toBe('task-pictures/picture.webp');
  });

  it('gets an unused number', () => {
    const taken = new Set(['task-pictures/a.webp', 'task-pictures/a-2.webp']);
    expect(findUnusedPath('task-pictures/a.webp', taken)).toBe('task-pictures/a-3.webp');
  });
});

describe('The picker’s pages', () => {
  const pictures = Array.from({ length: 13 }, (_, at) => ({
    path: `task-pictures/picture-${at}.webp`,
    bytes: 1000,
  }));

  it('start at the chosen picture', () => {
    expect(findPageNumber(pictures, 'task-pictures/picture-12.webp')).toBe(2);
    expect(findPageNumber(pictures, 'task-pictures/gone.webp')).toBe(0);
  });

  it('load three previews at a time, not held up by pictures too large to show', () => {
    const page = pictures.slice(0, 6);
    const pathsAt = (...places: readonly number[]) =>
      new Set(places.map((at) => `task-pictures/picture-${at}.webp`));
    expect(loadablePreviews(page, new Set())).toEqual(pathsAt(0, 1, 2));
    expect(loadablePreviews(page, pathsAt(1))).toEqual(pathsAt(0, 1, 2, 3));
    const large = page.map((one, at) => (at < 3 ? { ...one, bytes: 400_001 } : one));
    expect(loadablePreviews(large, new Set())).toEqual(pathsAt(3, 4, 5));
  });

  it('show the pictures whose names match the search', () => {
    expect(searchPictures(pictures, ' PICTURE 12 ')).toEqual([pictures[12]]);
    expect(searchPictures(pictures.toReversed(), '')).toEqual(pictures);
    // The folder is not part of the name.
    expect(searchPictures(pictures, 'task')).toEqual([]);
  });
});
