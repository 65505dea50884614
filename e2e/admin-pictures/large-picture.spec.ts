import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from '../setup/fixtures';
import { openPictures } from '../setup/picture-picker';
import { newPictureName, storedPicture } from '../setup/stored-pictures';

test('scales a 50 MB photo down in the browser before uploading it', async ({
  page,
  admin,
}, testInfo) => {
  test.slow();
  const side = 4150;
  const photo = await sharp({
    create: { width: side, height: side, channels: 3, background: '#3d8a5a' },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(50_000_000);
  const name = newPictureName('large');
  const file = testInfo.outputPath(`${name}.png`);
  await writeFile(file, photo);

  const picker = await openPictures(page, admin);
  await picker.locator('input[type=file]').setInputFiles(file);
  await expect(picker.getByText(`Selected: ${name}.webp`)).toBeVisible({ timeout: 60_000 });
  const stored = await storedPicture(`task-pictures/${name}.webp`);
  expect(stored.ContentLength).toBeLessThan(100_000);
});
