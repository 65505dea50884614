import { type Figures, median } from './figures';

/** A request the application sent, ready to send again. */
export interface RecordedRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

const warmUpRequests = 50;
const measuredRequests = 300;

/** Measures the latency of the home page's document and the items read for it, with `accounts` in the tables. */
export async function measureHomeDocument(
  figures: Figures,
  request: RecordedRequest,
  accounts: number,
): Promise<void> {
  const label = `home document, ${accounts.toLocaleString('en')} accounts`;
  for (let index = 0; index < warmUpRequests; index += 1) await send(request);
  const times: number[] = [];
  let itemsRead = 0;
  for (let index = 0; index < measuredRequests; index += 1) {
    const started = performance.now();
    itemsRead = await send(request);
    times.push(performance.now() - started);
  }
  figures.add({ name: `${label}: median`, value: median(times), unit: 'ms', target: 20 });
  figures.add({ name: `${label}: items read`, value: itemsRead, unit: 'items' });
}

/** Sends the request once and returns the number of items the tables read for it. */
async function send({ url, headers, body }: RecordedRequest): Promise<number> {
  const response = await fetch(url, { method: 'POST', headers, body });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"'))
    throw new Error(`The home page's request failed: ${text}`);
  return Number(response.headers.get('x-emulator-items-read'));
}
