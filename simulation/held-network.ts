import type { ApiRequest, Backend } from './backend/api';
import type { Connection, Fetch } from './network';
import type { VirtualTime } from './virtual-time';

/** What becomes of a request: it gets a response, never arrives, or is carried out but its response never arrives. */
const FATES = ['answered', 'lost request', 'lost answer'] as const;
type Fate = (typeof FATES)[number];

interface Held {
  readonly from: string;
  readonly name: string;
  readonly end: (fate: Fate) => void;
}

/** A decision among a number of choices. */
interface Decision {
  readonly choice: number;
  readonly choices: number;
}

/**
 * A network that holds requests back while `isHolding`, and then lets them arrive one by one in an order that `course`
 * says, one number for each request; with its end, in the order in which they were sent. At most one is lost.
 */
export class HeldNetwork {
  isHolding = false;
  readonly decisions: Decision[] = [];
  /** What happened, in words. */
  readonly trace: string[] = [];
  readonly #held: Held[] = [];
  readonly #course: readonly number[];
  readonly #time: VirtualTime;
  readonly #backend: Backend;
  #canLose = true;

  constructor(
    { time, backend }: { readonly time: VirtualTime; readonly backend: Backend },
    course: readonly number[],
  ) {
    this.#time = time;
    this.#backend = backend;
    this.#course = course;
  }

  /** Returns the `fetch` of a page. */
  fetchOver({ accountId, isOpen }: Connection, from: string): Fetch {
    return (_url, { body }) =>
      new Promise((resolve, reject) => {
        const request: ApiRequest = JSON.parse(body);
        const end = (fate: Fate) => {
          const isLost = fate === 'lost request';
          const text = isLost ? '' : JSON.stringify(this.#backend.answer(request, accountId));
          if (!isOpen()) return;
          if (fate !== 'answered') return reject(new TypeError('Failed to fetch'));
          resolve({ ok: true, status: 200, json: () => Promise.resolve(JSON.parse(text)) });
        };
        if (!this.isHolding) return void this.#time.after(1, () => end('answered'));
        this.#held.push({ from, name: nameOf(request), end });
        this.#time.after(1, () => this.#letOneArrive());
        return undefined;
      });
  }

  #letOneArrive(): void {
    const choices = this.#held.length * (this.#canLose ? FATES.length : 1);
    const choice = this.#course[this.decisions.length] ?? 0;
    this.decisions.push({ choice, choices });
    const fate = FATES[Math.floor(choice / this.#held.length)] ?? 'answered';
    const [next] = this.#held.splice(choice % this.#held.length, 1);
    if (fate !== 'answered') this.#canLose = false;
    this.trace.push(`${next?.from}: ${next?.name} ${fate}`);
    next?.end(fate);
  }
}

/** Returns the course after one whose decisions are known, so that each is taken once; undefined after the last. */
export function courseAfter(decisions: readonly Decision[]): number[] | undefined {
  const last = decisions.findLastIndex(({ choice, choices }) => choice + 1 < choices);
  if (last < 0) return undefined;
  const course = decisions.slice(0, last + 1).map(({ choice }) => choice);
  return course.map((choice, at) => (at === last ? choice + 1 : choice));
}

function nameOf({ query }: ApiRequest): string {
  return /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? 'request';
}
