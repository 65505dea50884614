import { expect, type Page, type Request, type Route } from '@playwright/test';
import { emulatorOrigin } from '../addresses';

/** Returns the name of the operation a request sends to the data API; undefined for other requests. */
export function operationOf(request: Request): string | undefined {
  if (request.method() !== 'POST') return undefined;
  if (request.url().toLowerCase() !== `${emulatorOrigin}/graphql`) return undefined;
  return /(?:query|mutation) (\w+)/.exec(request.postData() ?? '')?.[1];
}

/** Records the operations a page sends to the data API from now on, in order. */
export function recordOperations(page: Page): string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation !== undefined) operations.push(operation);
  });
  return operations;
}

/** Responses of the data API that are held back from the page. */
export interface HeldResponses {
  /** Waits until a response to the operation is held. */
  arrived(operation: string): Promise<void>;
  /** Releases the responses to the operation, and stops holding them. Throws if none was held. */
  release(operation: string): Promise<void>;
}

/** Holds back the responses to some operations until they are released. */
export async function holdResponses(page: Page, ...operations: string[]): Promise<HeldResponses> {
  const isHeld = new Set(operations);
  const held: { readonly operation: string; readonly give: () => Promise<void> }[] = [];
  await page.route(`${emulatorOrigin}/graphql`, async (route: Route) => {
    const operation = operationOf(route.request());
    if (operation === undefined || !isHeld.has(operation)) return route.fallback();
    const response = await route.fetch();
    held.push({ operation, give: () => route.fulfill({ response }) });
    return undefined;
  });
  const heldOf = (operation: string) => held.filter((one) => one.operation === operation);
  return {
    arrived: (operation) => expect.poll(() => heldOf(operation).length).toBeGreaterThan(0),
    release: async (operation) => {
      isHeld.delete(operation);
      if (heldOf(operation).length === 0) throw new Error(`No response to ${operation} was held`);
      await Promise.all(heldOf(operation).map(({ give }) => give()));
    },
  };
}
