import { type Figures, median } from './figures';

/** A request the application sent, ready to send again. */
export interface RecordedRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

const warmUpRequests = 50;
const measuredRequests = 300;

/** Measures the latency of the home page's document with `accounts` in the tables. */
export async function measureHomeDocument(
  figures: Figures,
  request: RecordedRequest,
  accounts: number,
): Promise<void> {
  const label = `home document, ${accounts.toLocaleString('en')} accounts`;
  for (let index = 0; index < warmUpRequests; index += 1) await send(request);
  const times: number[] = [];
  for (let index = 0; index < measuredRequests; index += 1) {
    const started = performance.now();
    await send(request);
    times.push(performance.now() - started);
  }
  figures.add({ name: `${label}: median`, value: median(times), unit: 'ms', target: 20 });
}

/** Sends the request once. Throws if it fails. */
async function send({ url, headers, body }: RecordedRequest): Promise<void> {
  const response = await fetch(url, { method: 'POST', headers, body });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"'))
    throw new Error(`The home page's request failed: ${text}`);
}
