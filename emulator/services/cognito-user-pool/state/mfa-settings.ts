import * as v from 'valibot';
import type { Collection, Store } from '../../../core/store';
import { factorNames, type Factor } from './user';

const settingsSchema = v.object({
  mode: v.picklist(['OFF', 'OPTIONAL', 'ON']),
  factors: v.array(v.picklist(factorNames)),
});

export type MfaSettings = v.InferOutput<typeof settingsSchema>;

/** The pool's MFA mode and factors, which can change at run time. */
export class MfaSettingsStore {
  readonly #settings: Collection<MfaSettings>;

  constructor(store: Store) {
    this.#settings = store.collection('user-pool/mfa', (value) => v.parse(settingsSchema, value));
  }

  /** Returns the current settings; MFA is off by default. */
  async read(): Promise<MfaSettings> {
    return (await this.#settings.get('settings')) ?? { mode: 'OFF', factors: [] };
  }

  async write(settings: MfaSettings): Promise<void> {
    await this.#settings.put('settings', settings);
  }
}

/** Returns the user's factors that the pool accepts, in Cognito's order. */
export function usableFactors(settings: MfaSettings, factors: readonly Factor[]): Factor[] {
  return factorNames.filter((name) => settings.factors.includes(name) && factors.includes(name));
}
