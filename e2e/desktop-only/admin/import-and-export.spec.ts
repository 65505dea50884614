import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Account } from '../../setup/accounts';
import { expectAccessible } from '../../setup/axe';
import { planFault } from '../../setup/controls';
import { deleteLinks, linksNamed } from '../../setup/links';
import { expect, test } from '../../setup/fixtures';
import { openAs } from '../../setup/session';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HEADING = 'name,difficulty,description,weblink,score,duration,imagename';

/** Opens the hub's import and export section for a table and returns it. */
async function openImport(page: Page, admin: Account, table = 'Library'): Promise<Locator> {
  await openAs(page, admin, '/admin');
  await page.getByRole('button', { name: 'Open Import and export' }).click();
  const section = page.getByRole('region', { name: 'Import and export' });
  await section.getByLabel('Data to import or export').selectOption(table);
  return section;
}

async function choose(section: Locator, content: string | Buffer): Promise<void> {
  await section
    .locator('input[type=file]')
    .setInputFiles({ name: 'links.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
}

async function savedText(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await download.path(), 'utf8');
}

test('importing an unedited export changes nothing', async ({ page, admin }) => {
  const section = await openImport(page, admin, 'Tasks');
  const text = await savedText(page, section.getByRole('button', { name: 'Export tasks' }));
  const [heading = '', ...lines] = text.split('\r\n');
  expect(heading).toMatch(
    /^\uFEFFid,name,difficulty,description,score,duration,earthimpact,moneyimpact,imagename,category,state,carbonKg,/,
  );
  // Only the seeded tasks: other tests create and delete their own.
  const seeded = lines.filter((line) => line.startsWith('daily-'));
  expect(seeded.length).toBeGreaterThan(20);
  await choose(section, [heading, ...seeded, ''].join('\r\n'));
  await expect(
    section.getByText(`0 new, 0 changed, ${seeded.length} unchanged, 0 invalid.`),
  ).toBeVisible();
  await expect(section.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await expectAccessible(page);
});

test('previews an import, applies it, and applies nothing twice', async ({ page, admin }) => {
  const prefix = `Csv ${randomUUID().slice(0, 8)}`;
  const file = [
    HEADING,
    `"${prefix} A, first",Medium,"=1+1\nsecond line",example.org,5,7,`,
    `${prefix} B,,Plain,,6,7,task-pictures/default.webp`,
    `${prefix} C,,Bad link,javascript:alert(1),6,7,`,
    `${prefix} D,,Bad number,,-1,7,`,
    `${prefix} E,,Lost picture,,1,7,task-pictures/lost.webp`,
  ];
  const section = await openImport(page, admin);

  await test.step('writes nothing before confirmation', async () => {
    await choose(section, file.join('\n'));
    await expect(section.getByText('2 new, 0 changed, 0 unchanged, 3 invalid.')).toBeVisible();
    await expect(
      section.getByText('URL is “javascript:alert(1)”. Use a web address, such as'),
    ).toBeVisible();
    await expect(
      section.getByText('Score is “-1”. Use a whole number from 0 to 1,000.'),
    ).toBeVisible();
    await expect(section.getByText('No stored picture has this path.')).toBeVisible();
    expect(await linksNamed(page, prefix)).toEqual([]);
    await expectAccessible(page);
  });

  await test.step('stores the right rows after confirmation', async () => {
    await section.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(
      section.getByText('2 imported, 0 not imported, 0 unchanged, 3 invalid.'),
    ).toBeVisible();
    // The list may lag.
    await expect.poll(() => linksNamed(page, prefix)).toHaveLength(2);
    expect(await linksNamed(page, prefix)).toContainEqual(
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
    expect(result).toContain(`${prefix} D,invalid,"Score is “-1”`);
  });

  await test.step('a second import contains only the change', async () => {
    await section.getByRole('button', { name: 'Import another file' }).click();
    await choose(section, file.join('\n').replace(',6,7,task', ',8,7,task'));
    await expect(section.getByText('0 new, 1 changed, 1 unchanged, 3 invalid.')).toBeVisible();
    await expect(section.getByText('Score: 6 → 8')).toBeVisible();
    await section.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(section.getByText('Import complete')).toBeVisible();
    const scores = async () => (await linksNamed(page, prefix)).map(({ score }) => score);
    await expect.poll(async () => new Set(await scores())).toEqual(new Set([5, 8]));
  });

  await test.step('exports a formula as text', async () => {
    const text = await savedText(
      page,
      section.getByRole('button', { name: 'Export library links' }),
    );
    expect(text).toContain(`"'=1+1\nsecond line"`);
  });
  await deleteLinks(page, await linksNamed(page, prefix));
});

test('refuses a file of the wrong kind and gives the reason', async ({ page, admin }) => {
  const section = await openImport(page, admin);
  const alert = section.getByRole('alert');

  await choose(section, 'name,price\nA,5\n');
  await expect(alert.getByRole('listitem')).toHaveText([
    /^The column “description” \(.+\) is missing\.$/,
    /^The column “score” \(.+\) is missing\.$/,
    /^The column “duration” \(.+\) is missing\.$/,
    '“price” isn’t a column.',
    /^The columns are: id, name, /,
  ]);
  await expectAccessible(page);
  await choose(section, Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]));
  await expect(alert).toContainText('This isn’t a text file.');
  await choose(section, `${HEADING}\n"A,Daily,never closed,,1,1,`);
  await expect(alert).toContainText('The quote that starts on line 2 is never closed.');
  await choose(section, '"'.repeat(1_000_000));
  await expect(alert).toContainText('The row on line 1 is longer than 100,000 characters.');
  await choose(section, '');
  await expect(alert).toContainText('The file is empty.');

  const windows = Buffer.from(`${HEADING}\nCaf\xe9 \x80,,Un caf\xe9,,1,1,`, 'latin1');
  await choose(section, windows);
  await expect(section.getByText('read as Windows-1252')).toBeVisible();
  await expect(section.getByText('Café €')).toBeVisible();
});

const fileOf = (names: readonly string[]) =>
  [HEADING, ...names.map((name) => `${name},,Text,,1,1,`)].join('\n');

/** Chooses a file with `count` new links and waits for its preview. */
async function previewOf(page: Page, section: Locator, count: number) {
  const prefix = `Many ${randomUUID().slice(0, 8)}`;
  const names = Array.from({ length: count }, (_, at) => `${prefix} ${at + 100}`);
  await choose(section, fileOf(names));
  await expect(section.getByText(`${count} new,`)).toBeVisible();
  const storedNames = async () => {
    const links = await linksNamed(page, prefix);
    return links.map(({ name }) => name).toSorted();
  };
  return { prefix, names, storedNames };
}

test('continues an import that failed partway, and stores every row exactly once', async ({
  page,
  admin,
}) => {
  const section = await openImport(page, admin);
  const { prefix, names, storedNames } = await previewOf(page, section, 30);
  await planFault(page, 'appsync:createLibrary', { kind: 'error', times: 25 });
  await section.getByRole('button', { name: 'Import 30 rows' }).click();
  await expect(section.getByText('5 imported, 25 not imported,')).toBeVisible();
  await expect(section.getByRole('list', { name: 'Rows not imported' })).toContainText(
    'Something went wrong.',
  );
  await expectAccessible(page);
  await expect.poll(storedNames).toHaveLength(5);
  await section.getByRole('button', { name: 'Continue import' }).click();
  await expect(section.getByText('30 imported, 0 not imported,')).toBeVisible();
  await expect.poll(storedNames).toEqual(names);
  await deleteLinks(page, await linksNamed(page, prefix));
});

test('recognizes stored rows whose response was lost, and does not store them twice', async ({
  page,
  admin,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const section = await openImport(page, admin);
  const { prefix, names, storedNames } = await previewOf(page, section, 25);
  await planFault(page, 'appsync:createLibrary', { kind: 'lost', times: 1 });
  await section.getByRole('button', { name: 'Import 25 rows' }).click();
  // The browser may resend the lost request itself; if it doesn't, the admin continues the import.
  const complete = section.getByText('Import complete');
  const resume = section.getByRole('button', { name: 'Continue import' });
  await expect(complete.or(resume)).toBeVisible();
  if (await resume.isVisible()) await resume.click();
  await expect(complete).toBeVisible();
  await expect.poll(storedNames).toEqual(names);
  await deleteLinks(page, await linksNamed(page, prefix));
});

test('choosing the file again finishes an import interrupted by closing the page', async ({
  page,
  admin,
}) => {
  test.slow();
  const many = 100;
  const { prefix, names, storedNames } = await previewOf(page, await openImport(page, admin), many);
  // The page closes between two requests: the second one is never sent.
  let requests = 0;
  let hasClosed = false;
  await page.route(
    (url) => url.pathname === '/graphql',
    async (route) => {
      const isImport = !!route.request().postData()?.includes('mutation ImportRows');
      if (isImport) requests += 1;
      if (!isImport || hasClosed || requests === 1) await route.fallback();
    },
  );
  await page.getByRole('button', { name: `Import ${many} rows` }).click();
  await expect.poll(() => requests).toBe(2);
  expect((await storedNames()).length).toBeGreaterThan(0);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  // The route stays: without it, a request that it holds could go on without its body.
  hasClosed = true;

  const section = await openImport(page, admin);
  await choose(section, fileOf(names));
  const compared = section.getByText(/^\d+ new, 0 changed, \d+ unchanged/);
  const [left = 0, , written = 0] = (await compared.innerText()).match(/\d+/g)?.map(Number) ?? [];
  expect(left + written).toBe(many);
  expect(written).toBeGreaterThan(0);
  await section.getByRole('button', { name: `Import ${left} rows` }).click();
  await expect(section.getByText('Import complete')).toBeVisible({ timeout: 60_000 });
  await expect.poll(storedNames).toEqual(names);
  await deleteLinks(page, await linksNamed(page, prefix));
});
