import * as v from 'valibot';
import { tabStorage } from '@/lib/storage';

/** The typed email and password of an account whose sign-up may be unfinished. */
const TypedSchema = v.object({ username: v.string(), password: v.optional(v.string()) });
type Typed = v.InferOutput<typeof TypedSchema>;

const AWAITING = 'verdure.awaiting-code';

/** Forgets that a sign-up in this tab awaits its code. */
export function forgetUnfinished(): void {
  tabStorage.remove(AWAITING);
}

/**
 * A sign-up that was abandoned before its code was entered. The user pool refuses to sign it up again, and sends no code
 * to reset its password. It is finished like the sign-in of an unconfirmed account, which the widget handles.
 */
export class UnfinishedSignUp {
  #typed: Typed | undefined = this.left === null ? undefined : { username: this.left };
  #stage: 'left' | 'asked' | 'resumed' | 'confirmed' = 'left';

  /** The email of a sign-up in this tab that awaits its code, even after a reload, which phones do on their own. */
  get left(): string | null {
    return tabStorage.read(AWAITING);
  }

  /** Remembers the widget's input of a sign-up or a password reset. */
  note(input: unknown): void {
    this.#typed = v.parse(TypedSchema, input);
    this.#stage = 'left';
  }

  /** Records that a code is on its way. */
  awaitCode(): void {
    tabStorage.write(AWAITING, this.#typed?.username ?? '');
  }

  /** Requests a new code. Returns the input to submit as a sign-in. */
  ask(): Typed | undefined {
    this.#stage = 'asked';
    return this.#typed;
  }

  /** Whether the current sign-in only requests a new code. */
  takeRequest(): boolean {
    const isAsked = this.#stage === 'asked';
    if (isAsked) this.#stage = 'resumed';
    return isAsked;
  }

  /** Records that the code was correct. Returns whether it was a new one. */
  confirm(): boolean {
    forgetUnfinished();
    const isResumed = this.#stage === 'resumed';
    if (isResumed) this.#stage = 'confirmed';
    return isResumed;
  }

  /** Returns, once, the input to sign in with after the sign-up is finished. */
  takeCredentials(): Typed | undefined {
    const { username, password } = this.#typed ?? {};
    if (this.#stage !== 'confirmed' || username === undefined || password === undefined) {
      return undefined;
    }
    this.#typed = undefined;
    return { username, password };
  }
}
