import * as v from 'valibot';
import type { TriggerDefinition } from '../../../assembly/definition';
import { supportedTriggers } from '../../../assembly/triggers';
import { UnrunnableFunctionError, type Functions } from '../../lambda/functions';
import type { Outcome } from '../../lambda/outcome';
import type { Client } from '../clients';
import {
  triggerFailed,
  triggerUnsupported,
  unexpectedTriggerError,
  unrecognizableTriggerOutput,
} from '../errors';

/** The rest of a trigger's event: what happened, to whom, and through which client. */
export interface TriggerOccasion {
  /** Cognito's name: 'PreSignUp_SignUp'. */
  source: string;
  userName: string;
  /** Absent for administrators. */
  client?: Client | undefined;
}

/** Documented value of an administrator's calls, which come through no client. */
const noClient = 'CLIENT_ID_NOT_APPLICABLE';

/** The functions that the definition has Cognito run at certain events. */
export class Triggers {
  readonly #configured: ReadonlyMap<string, TriggerDefinition>;

  constructor(
    private readonly pool: { id: string; region: string; triggers: readonly TriggerDefinition[] },
    private readonly functions: Pick<Functions, 'invoke'>,
  ) {
    this.#configured = new Map(pool.triggers.map((trigger) => [trigger.event, trigger]));
  }

  /** Returns the function's configuration, if the definition has one for this event. */
  find(event: string): TriggerDefinition | undefined {
    return this.#configured.get(event);
  }

  /** Throws UnexpectedLambdaException if one of these events, which the emulator can't run, has a function. */
  refuse(...events: string[]): void {
    const event = events.find((one) => this.#configured.has(one));
    if (event !== undefined) throw triggerUnsupported(event);
  }

  /**
   * Runs the event's function and returns its response, or undefined if there is no function. Throws
   * UserLambdaValidationException if the function fails, InvalidLambdaResponseException if its response
   * isn't one, and UnexpectedLambdaException if it can't be run.
   */
  async run<Schema extends v.GenericSchema>(
    event: string,
    { source, userName, client }: TriggerOccasion,
    { request, response }: { request: object; response: object },
    schema: Schema,
  ): Promise<v.InferOutput<Schema> | undefined> {
    const trigger = this.#configured.get(event);
    if (!trigger) return undefined;
    const outcome = await this.#invoke(trigger, {
      version: /\d/.exec(trigger.version)?.[0] ?? '1',
      triggerSource: source,
      region: this.pool.region,
      userPoolId: this.pool.id,
      userName,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: client?.id ?? noClient },
      request,
      response,
    });
    if ('error' in outcome) throw triggerFailed(event, outcome.error.errorMessage);
    const parsed = v.safeParse(v.object({ response: schema }), outcome.payload);
    if (!parsed.success) throw unrecognizableTriggerOutput();
    return parsed.output.response;
  }

  async #invoke({ event, functionArn }: TriggerDefinition, payload: object): Promise<Outcome> {
    if (!supportedTriggers.has(event)) throw triggerUnsupported(event);
    try {
      return await this.functions.invoke(functionArn, payload);
    } catch (error) {
      if (error instanceof UnrunnableFunctionError) {
        throw unexpectedTriggerError(event, error.message);
      }
      throw error;
    }
  }
}
