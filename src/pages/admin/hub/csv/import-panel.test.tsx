import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { keys } from '@/data/keys';
import { pluralize } from '@/domain/number-text';
import { useAccount } from '@/session/session';
import { stubDataApi } from '@/testing/data-api';
import { renderAdminPage } from '@/testing/member-page';
import { translatePage } from '@/testing/translate-page';
import { CsvSection } from './csv-section';

const listPictures = vi.hoisted(() => vi.fn<() => Promise<[]>>(async () => []));

vi.mock('@/features/admin-catalog/pictures/picture-storage', () => ({ listPictures }));

const Row = v.looseObject({ id: v.string() });

/** Stubs a table that stores rows; `outcomeOf` decides the outcome of each write, by its number. */
function stubTable(outcomeOf: (write: number) => 'answered' | 'lost' | 'conflict' | 'refused') {
  const rows = new Map<string, object>();
  let writes = 0;
  const calls = stubDataApi({
    CuratedLinks: () => ({ data: { page: { items: [...rows.values()], nextToken: null } } }),
    ImportRows: (variables) => {
      const outcome = outcomeOf(writes);
      writes += 1;
      const inputs = Object.values(variables).flatMap((value) => (v.is(Row, value) ? value : []));
      for (const input of outcome === 'refused' ? [] : inputs)
        rows.set(input.id, { ...input, updatedAt: 'now' });
      if (outcome === 'lost') throw new TypeError('Failed to fetch');
      if (outcome === 'answered') {
        return { data: Object.fromEntries(inputs.map((input, at) => [`r${at}`, input])) };
      }
      const errorType = 'DynamoDB:ConditionalCheckFailedException';
      const errors = inputs.map((_, at) => ({ path: [`r${at}`], errorType, message: 'refused' }));
      return { data: null, errors };
    },
  });
  return { rows, calls };
}

const linesOf = (count: number) => Array.from({ length: count }, (_, at) => `Link ${at},Text,1,1`);

/** Opens the section next to another element, and chooses a file. */
async function choose(lines: readonly string[], beside: ReactNode = null) {
  const user = userEvent.setup();
  const page = (
    <>
      <CsvSection />
      {beside}
    </>
  );
  renderAdminPage(page);
  await user.selectOptions(screen.getByLabelText('Data to import or export'), 'Library');
  const file = new File([lines.join('\r\n')], 'rows.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Choose a CSV file', { selector: 'input' }), file);
  return user;
}

async function importNames(count: number, lines = linesOf(count), beside: ReactNode = null) {
  const user = await choose(['name,description,score,duration', ...lines], beside);
  await user.click(
    await screen.findByRole('button', { name: `Import ${pluralize(count, 'row')}` }),
  );
  return user;
}

it('says how many rows were exported', async () => {
  // jsdom can't save files.
  URL.createObjectURL = () => '#';
  const items = Array.from({ length: 1200 }, (_, at) => ({ id: `t${at}`, name: 'Walk' }));
  stubDataApi({ CuratedTasks: () => ({ data: { page: { items, nextToken: null } } }) });
  renderAdminPage(<CsvSection />);
  await userEvent.click(screen.getByRole('button', { name: 'Export tasks' }));
  expect(await screen.findByText('Exported 1,200 tasks.')).toBeVisible();
});

it('previews a spreadsheet’s CSV file, and says which line names its columns', async () => {
  stubTable(() => 'answered');
  const heading = 'Name;DESCRIPTION;score;Duration;';
  await choose(['sep=;', 'Our links;;;;', heading, 'Fern;Text;+5;1.0;', ';;;;']);
  expect(await screen.findByText(/^1 new, 0 changed, 0 unchanged, 0 invalid\./)).toBeVisible();
  expect(screen.getByText(/named on line 2\. Nothing above it will be imported\./)).toBeVisible();
  expect(screen.getByText('Line 3')).toBeVisible();
});

/** A list whose first read works, and whose later reads never end. */
function SlowList() {
  const { id } = useAccount();
  const [read] = useState(() =>
    vi.fn<() => Promise<unknown>>().mockResolvedValueOnce([]).mockReturnValue(never),
  );
  useQuery({ queryKey: [...keys.account(id), 'slow list'], queryFn: () => read() });
  return null;
}

const never = new Promise(() => undefined);

it('resumes after a lost response without writing a row twice, even on a translated page', async () => {
  const { rows, calls } = stubTable((write) => {
    // Without a connection, each read of the pictures would fail several times.
    if (write === 0) listPictures.mockClear();
    return write === 1 ? 'lost' : 'answered';
  });
  const user = await importNames(50, linesOf(50), <SlowList />);
  expect(await screen.findByText('Import stopped')).toBeVisible();
  // The response was lost, but the rows were written.
  expect(screen.getByText(/40 imported, 10 not imported/)).toBeVisible();
  translatePage();
  await user.click(screen.getByRole('button', { name: 'Continue import' }));
  expect(await screen.findByText('Import complete')).toBeVisible();
  expect(rows.size).toBe(50);
  const writes = calls.filter(({ operation }) => operation === 'ImportRows');
  expect(writes.map(({ variables }) => Object.keys(variables).length)).toEqual([20, 20, 10]);
  expect(listPictures).not.toHaveBeenCalled();
});

it('counts a refused row as imported if the stored row matches the file', async () => {
  const { rows } = stubTable(() => 'conflict');
  await importNames(2);
  expect(await screen.findByText('Import complete')).toBeVisible();
  expect(rows.size).toBe(2);
});

it('doesn’t overwrite a change made since the preview until the file is compared again', async () => {
  const outcomes = ['refused', 'lost', 'refused'] as const;
  const { rows, calls } = stubTable((write) => outcomes[write] ?? 'answered');
  const stored = { id: 'l1', name: 'Link 0', description: 'Before', score: 1, duration: 1 };
  rows.set('l1', { ...stored, updatedAt: 'before' });
  const user = await importNames(21);
  rows.set('l1', { ...stored, description: 'Theirs', updatedAt: 'after' });
  await user.click(await screen.findByRole('button', { name: 'Continue import' }));
  expect(await screen.findByText('Some rows weren’t imported')).toBeVisible();
  const refused = within(screen.getByRole('list', { name: 'Rows not imported' }));
  expect(refused.getAllByText(/^Someone else has changed this row\./)).toHaveLength(20);
  const writes = calls.filter(({ operation }) => operation === 'ImportRows');
  expect(writes).toHaveLength(3);
  for (const at of [0, 2])
    expect(writes[at]?.variables['condition0']).toEqual({ updatedAt: { eq: 'before' } });
  expect(screen.queryByRole('button', { name: 'Continue import' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Compare again' }));
  expect(await screen.findByText('Theirs')).toBeVisible();
  expect(screen.getByText(/^19 new, 1 changed, 1 unchanged, 0 invalid\./)).toBeVisible();
});

it('asks before importing a number ten times the typical one', async () => {
  const { rows } = stubTable(() => 'answered');
  const stored = { id: 'l1', name: 'Link', description: 'Text', score: 1, duration: 1 };
  rows.set('l1', { ...stored, updatedAt: 'before' });
  const user = await importNames(2, ['Link A,Text,1,1', 'Link B,Text,500,1']);
  expect(screen.getByText('1 row with unusual numbers')).toBeVisible();
  const sentence = 'Score is 500. For links, 1 is typical.';
  // In the list, and in the question.
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  expect(
    screen.getByRole('dialog', { name: 'Import 1 row with unusual numbers?' }),
  ).toHaveTextContent(`Line 3, “Link B”: ${sentence}`);
  await user.click(screen.getByRole('button', { name: 'Check them first' }));
  expect(rows.size).toBe(1);
  expect(screen.getByLabelText('Show')).toHaveValue('unusual');
  const shown = within(screen.getByRole('list', { name: 'Rows in the file' }));
  expect(shown.getByText('Link B')).toBeVisible();
  expect(shown.queryByText('Link A')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  await user.click(screen.getByRole('button', { name: 'Import anyway' }));
  expect(await screen.findByText('Import complete')).toBeVisible();
  expect(rows.size).toBe(3);
});
