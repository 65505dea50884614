import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { chooseFile, openImport } from '../setup/admin-pages';
import { expectAccessible } from '../setup/axe';
import { developerApi, rowsWhere } from '../setup/developer-api';
import { downloaded } from '../setup/downloads';
import { expect, test } from '../setup/fixtures';
import { openAs } from '../setup/session';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HEADING = 'name,difficulty,description,weblink,score,duration,imagename';

const savedText = async (page: Page, button: Locator) =>
  (await downloaded(page, () => button.click())).text;

/** Returns the stored library links whose names start with `prefix`. */
const linksNamed = (prefix: string) =>
  rowsWhere(
    'listLibraries',
    'name: { beginsWith: $text }',
    prefix,
    'id name difficulty description weblink score duration imagename',
  );

test('previews an import and applies it; an unedited export changes nothing', async ({
  page,
  admin,
}) => {
  const prefix = `Csv ${randomUUID().slice(0, 8)}`;
  const file = [
    HEADING,
    `"${prefix} A, first",Medium,"=1+1\nsecond line",example.org,5,7,`,
    `${prefix} B,,Plain,,6,7,task-pictures/default.webp`,
    `${prefix} C,,Bad link,javascript:alert(1),6,7,`,
    `${prefix} D,,Lost picture,,1,7,task-pictures/lost.webp`,
  ];
  await openAs(page, admin, '/admin');
  const section = await openImport(page);

  await test.step('writes nothing before confirmation', async () => {
    await chooseFile(section, file.join('\n'));
    await expect(section.getByText('2 new, 0 changed, 0 unchanged, 2 invalid.')).toBeVisible();
    expect(await linksNamed(prefix)).toEqual([]);
    await expectAccessible(page);
  });

  await test.step('stores the right rows after confirmation', async () => {
    await section.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(
      section.getByText('2 imported, 0 not imported, 0 unchanged, 2 invalid.'),
    ).toBeVisible();
    // The list may lag.
    await expect.poll(() => linksNamed(prefix)).toHaveLength(2);
    expect(await linksNamed(prefix)).toContainEqual(
      expect.objectContaining({
        name: `${prefix} A, first`,
        description: '=1+1\nsecond line',
        weblink: 'example.org',
        score: 5,
        imagename: null,
      }),
    );
    await expectAccessible(page);
    const result = await savedText(page, section.getByRole('button', { name: 'Download results' }));
    expect(result).toContain(`${prefix} B,imported,`);
    expect(result).toContain(`${prefix} D,invalid,"Picture is “task-pictures/lost.webp”`);
  });

  await test.step('exports a formula as text, which is imported unchanged', async () => {
    const text = await savedText(
      page,
      section.getByRole('button', { name: 'Export library links' }),
    );
    expect(text).toContain(`"'=1+1\nsecond line"`);
    // Other tests have their own links.
    const [heading, ...lines] = text.split('\r\n');
    const own = lines.filter((line) => line.includes(prefix));
    await section.getByRole('button', { name: 'Import another file' }).click();
    await chooseFile(section, [heading, ...own, ''].join('\r\n'));
    await expect(section.getByText('0 new, 0 changed, 2 unchanged, 0 invalid.')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  });
  // Other tests must not see them.
  const tidy = 'mutation Tidy($id: ID!) { deleteLibrary(input: { id: $id }) { id } }';
  for (const { id } of await linksNamed(prefix)) await developerApi()(tidy, { id });
});
