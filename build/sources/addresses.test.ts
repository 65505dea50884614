import { expect, it } from 'vitest';
import { deadAddresses } from './addresses';

const answers: Readonly<Record<string, number>> = { 'https://a.gov': 200, 'https://b.gov': 404 };

const ask = async (address: string) => {
  const status = answers[address];
  if (status === undefined) throw new Error('no such host');
  return new Response(null, { status });
};

it('Names the addresses that don’t respond, with the reason', async () => {
  expect(await deadAddresses(['https://a.gov', 'https://b.gov', 'https://c.gov'], ask)).toEqual([
    { address: 'https://b.gov', reason: '404' },
    { address: 'https://c.gov', reason: 'no such host' },
  ]);
});

it('Returns undefined without a connection', async () => {
  expect(await deadAddresses(['https://c.gov', 'https://d.gov'], ask)).toBeUndefined();
});
