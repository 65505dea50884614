import type { ApiRequest, Backend } from './backend/api';
import type { Dice } from './dice';
import type { VirtualTime } from './virtual-time';

/** How often each thing goes wrong, as probabilities from 0 to 1. */
export interface Weather {
  /** A request that never arrives. */
  readonly lostRequest: number;
  /** A response that never arrives, though the request was carried out. */
  readonly lostAnswer: number;
  /** A request that the browser sends again because its response was lost. */
  readonly resent: number;
  /** A request that takes up to half a minute, so later ones overtake it. */
  readonly slow: number;
}

export const FAIR: Weather = { lostRequest: 0, lostAnswer: 0, resent: 0, slow: 0 };

export interface Connection {
  readonly accountId: string;
  /** Whether the API accepts an access token. */
  accepts(token: string): boolean;
  readonly weather: Weather;
  isOnline(): boolean;
  /** Whether the page still exists. */
  isOpen(): boolean;
  /** Takes how long the next write is held back, in milliseconds, so that its page gives it up; undefined if it isn't. */
  takeHold(): number | undefined;
}

interface Options {
  readonly method: string;
  readonly body: string;
  readonly headers: { readonly authorization: string };
  readonly signal: { readonly timeoutMs: number };
}

// AppSync's response to a token that has expired.
const REFUSED = JSON.stringify({
  errors: [{ errorType: 'UnauthorizedException', message: 'Token has expired.' }],
});

/** The `fetch` of a page, as far as the application uses it. */
export type Fetch = (url: string, options: Options) => Promise<unknown>;

/** Returns the `fetch` of a page. What is lost, slow, or sent twice is decided by the dice. */
export function fetchOver(
  { time, dice, backend }: { time: VirtualTime; dice: Dice; backend: Backend },
  { accountId, accepts, weather, isOnline, isOpen, takeHold }: Connection,
): Fetch {
  const delay = () => (dice.isHit(weather.slow) ? dice.between(500, 30_000) : dice.between(5, 300));
  return (_url, { body, headers, signal }) =>
    new Promise((resolve, reject) => {
      const fail = () => {
        if (isOpen()) reject(new TypeError('Failed to fetch'));
      };
      if (!isOnline()) return void time.after(1, fail);
      const stopWaiting = time.after(signal.timeoutMs, fail);
      if (dice.isHit(weather.lostRequest)) return void time.after(delay(), fail);
      const request: ApiRequest = JSON.parse(body);
      const isLost = dice.isHit(weather.lostAnswer);
      const isResent = isLost && dice.isHit(weather.resent / Math.max(weather.lostAnswer, 0.001));
      const arrive = (isAnswered: boolean) => {
        const isAccepted = accepts(headers.authorization);
        const text = isAccepted ? JSON.stringify(backend.answer(request, accountId)) : REFUSED;
        const status = isAccepted ? 200 : 401;
        time.after(delay(), () => {
          if (!isOpen()) return;
          if (!isAnswered || !isOnline()) return fail();
          stopWaiting();
          resolve({ ok: isAccepted, status, json: () => Promise.resolve(JSON.parse(text)) });
        });
      };
      const held = isWrite(request) ? takeHold() : undefined;
      time.after(held ?? delay(), () => arrive(!isLost && !isResent));
      // The browser's second try gets a response, and its first was carried out too.
      if (isResent) time.after(delay() + 300, () => arrive(true));
      return undefined;
    });
}

function isWrite({ query }: ApiRequest): boolean {
  return query.trimStart().startsWith('mutation');
}
