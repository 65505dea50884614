import type { Commit } from '@/domain/actions/commit';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/domain/instant';
import type { Dice } from './dice';
import type { VirtualTime } from './virtual-time';

/** When a page gives a request up. */
const TIMEOUT_MS = 20 * SECOND_MS;

/** What becomes of a request: it reaches the API, or its page no longer waits for it. */
export const [ARRIVES, GIVEN_UP] = ['arrives', 'is given up'] as const;

/** How often each thing goes wrong, as probabilities from 0 to 1. */
const CHANCES = {
  /** A request that never arrives. */
  lostRequest: 0.04,
  /** A response that never arrives, though the request was carried out. */
  lostAnswer: 0.04,
  /** A request that arrives once more, hours later. */
  repeated: 0.03,
  /** A request or response that takes up to half a minute, or ten: later ones overtake it, or its page has given it up. */
  slow: 0.05,
};

/** What reaches a page of a request: the API's answer, or the response of something else on the way. */
export type Response<Answer> = { readonly answer: Answer } | { readonly instead: Instead };

/** A response of something else than the API. */
interface Instead {
  readonly ok: boolean;
  readonly body: unknown;
}

/** What portals, firewalls and gateways respond. */
const INSTEAD: readonly Instead[] = [
  { ok: true, body: { message: 'ok' } },
  { ok: true, body: { data: {} } },
  { ok: false, body: { message: 'Forbidden' } },
  { ok: false, body: 'Service Unavailable' },
];

/** A request that is on its way, or whose response is. */
export interface Request {
  readonly connection: Connection;
  readonly commit: Commit | undefined;
  /** What the API has answered. */
  answer?: unknown;
  /** Whether its page waits for it. */
  isAwaited: boolean;
}

/** The connection of one device. */
export class Connection {
  isOnline = true;
  /** Whether requests and responses may be lost. */
  isUnsure = true;
  /** Whether something else responds to its requests. */
  isPortal = false;
  readonly #time: VirtualTime;
  readonly #dice: Dice;

  constructor(time: VirtualTime, dice: Dice) {
    this.#time = time;
    this.#dice = dice;
  }

  /** Ends what goes wrong. */
  recover(): void {
    Object.assign(this, { isUnsure: false, isOnline: true, isPortal: false });
  }

  /** Carries a request to the API. Resolves with the response; undefined if there is none. */
  carry<Answer>(carryOut: () => Answer, commit?: Commit): Promise<Response<Answer> | undefined> {
    const [time, dice, isUnsure] = [this.#time, this.#dice, this.isUnsure];
    const isHit = (what: keyof typeof CHANCES) => dice.isHit(isUnsure ? CHANCES[what] : 0);
    const longest = () => (dice.isHit(0.2) ? 10 * MINUTE_MS : 30 * SECOND_MS);
    const delay = () => (isHit('slow') ? dice.between(500, longest()) : dice.between(5, 300));
    const request: Request = { connection: this, commit, isAwaited: true };
    return new Promise((resolve) => {
      const end = (response?: Response<Answer>) => {
        request.isAwaited = false;
        resolve(response);
      };
      if (!this.isOnline) return void time.after(1, end);
      if (this.isPortal) {
        return void time.after(delay(), () => end({ instead: dice.pick(INSTEAD) }));
      }
      const stopWaiting = time.after(TIMEOUT_MS, end, { request, what: GIVEN_UP });
      if (isHit('lostRequest')) return undefined;
      const isLost = isHit('lostAnswer');
      if (isHit('repeated')) time.after(dice.between(MINUTE_MS, 6 * HOUR_MS), carryOut);
      const respond = (answer: Answer) => {
        if (isLost || !this.isOnline) return;
        stopWaiting();
        end({ answer });
      };
      const arrive = () => {
        const answer = carryOut();
        request.answer = answer;
        if (!request.isAwaited) return;
        time.after(delay(), () => respond(answer), { request, what: 'gets its response' });
      };
      time.after(delay(), arrive, { request, what: ARRIVES });
      return undefined;
    });
  }
}
