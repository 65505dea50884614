import { kept, keptShell } from './store';

/**
 * How a request of this site is answered; undefined for what the worker leaves alone, which is all that
 * goes to the backend. Pages come from the network while there is one, so that a new deployment is seen
 * at once; files whose names follow from their content come from the browser.
 */
export function answerFor(request: Request, origin: string): Promise<Response> | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return undefined;
  if (request.mode === 'navigate') return networkOr(request, keptShell);
  if (url.pathname.startsWith('/assets/')) return keptOrNetwork(request);
  return networkOr(request, () => kept(request));
}

async function keptOrNetwork(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

async function networkOr(
  request: Request,
  fallback: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await fallback();
    if (answer) return answer;
    throw error;
  }
}
