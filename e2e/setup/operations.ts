import { expect, type Page, type Request, type Route } from '@playwright/test';
import { emulatorOrigin } from '../addresses';

/** Returns the name of the operation that a request sends to the data API or Cognito; undefined for other requests. */
export function operationOf(request: Request): string | undefined {
  if (request.method() !== 'POST') return undefined;
  const target = request.headers()['x-amz-target'];
  if (target !== undefined) return target.split('.').at(-1);
  if (request.url().toLowerCase() !== `${emulatorOrigin}/graphql`) return undefined;
  return /(?:query|mutation) (\w+)/.exec(request.postData() ?? '')?.[1];
}

/** Records the operations that a page requests from now on, in order. */
export function recordOperations(page: Page): string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation !== undefined) operations.push(operation);
  });
  return operations;
}

/** Requests that are held back from the backend. */
interface HeldRequests {
  /** Waits until one is held, and fails if it isn't the only one. */
  arrived(): Promise<void>;
  /** Lets these and all later ones go. */
  release(): Promise<void>;
}

/** Holds back a page's requests for an operation until they are released. */
export async function holdRequests(page: Page, operation: string): Promise<HeldRequests> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(`${emulatorOrigin}/**`, async (route) => {
    if (isHolding && operationOf(route.request()) === operation) held.push(route);
    else await route.fallback();
  });
  return {
    arrived: () => expect.poll(() => held.length).toBe(1),
    release: async () => {
      isHolding = false;
      await Promise.all(held.map((route) => route.fallback()));
    },
  };
}
