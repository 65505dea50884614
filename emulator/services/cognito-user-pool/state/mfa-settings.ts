import * as v from 'valibot';
import type { UserPoolDefinition } from '../../../assembly/definition';
import type { Collection, Store } from '../../../core/store';
import { factorNames, type Factor } from './user';

const settingsSchema = v.object({
  mode: v.picklist(['OFF', 'OPTIONAL', 'ON']),
  factors: v.array(v.picklist(factorNames)),
});

export type MfaSettings = v.InferOutput<typeof settingsSchema>;

const methods = { SMS_MFA: 'SMS', SOFTWARE_TOKEN_MFA: 'TOTP' } as const;

/** The pool's MFA mode and factors, which can change at run time. */
export class MfaSettingsStore {
  readonly #settings: Collection<MfaSettings>;

  constructor(
    store: Store,
    private readonly definition: Pick<UserPoolDefinition, 'mfaConfiguration' | 'mfaMethods'>,
  ) {
    this.#settings = store.collection('user-pool/mfa', (value) => v.parse(settingsSchema, value));
  }

  /** Returns the settings made at run time, or else the definition's. */
  async read(): Promise<MfaSettings> {
    const { mfaConfiguration: mode, mfaMethods } = this.definition;
    const enabled = factorNames.filter((name) => mfaMethods.includes(methods[name]));
    const factors = mode === 'OFF' ? [] : enabled;
    return (await this.#settings.get('settings')) ?? { mode, factors };
  }

  async write(settings: MfaSettings): Promise<void> {
    await this.#settings.put('settings', settings);
  }
}

/** Returns the user's factors that the pool accepts, in Cognito's order. */
export function usableFactors(settings: MfaSettings, factors: readonly Factor[]): Factor[] {
  return factorNames.filter((one) => settings.factors.includes(one) && factors.includes(one));
}
