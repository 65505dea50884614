import type { AuthenticatorProps } from '@aws-amplify/ui-react';
import {
  confirmResetPassword,
  confirmSignUp,
  signUp,
  type ConfirmSignUpOutput,
} from 'aws-amplify/auth';
import { confirmationProblem, passwordProblems } from '@/domain/password';

type Services = NonNullable<AuthenticatorProps['services']>;

/** What the services need to know of the page, and report to it. */
export interface ServiceHooks {
  /** Whether a field of the sign-up form shows an error that the widget does not know of. */
  readonly hasFieldProblems: () => boolean;
  readonly signingUp: () => void;
  readonly signedUp: () => void;
  readonly confirmed: () => void;
  readonly passwordReset: () => void;
}

/** The widget's services with the sign-up rules of spec §5, reporting each step to `hooks`. */
export function widgetServices(hooks: ServiceHooks): Services {
  return {
    handleSignUp: reported(signUp, { before: hooks.signingUp, after: hooks.signedUp }),
    handleConfirmSignUp: reported(confirmSignUp, {
      after: hooks.confirmed,
      recover: confirmedAlready,
    }),
    handleForgotPasswordSubmit: reported(confirmResetPassword, { after: hooks.passwordReset }),
    async validateFormPassword({ password = '' }, { password: touched }, policy) {
      const problems = touched ? passwordProblems(password, policy) : [];
      return problems.length > 0 ? { password: problems } : null;
    },
    async validateConfirmPassword({ password = '', confirm_password = '' }, touched) {
      const bothTouched = Boolean(touched['password'] && touched['confirm_password']);
      const pair = { password, confirmation: confirm_password, bothTouched };
      const problem = confirmationProblem(pair);
      return problem ? { confirm_password: problem } : null;
    },
    // The page shows these errors itself: under this name, which is no field's, they only disable.
    async validateCustomSignUp() {
      // The widget ignores events while it validates, so this reads what the current event leads to.
      await new Promise((resolve) => setTimeout(resolve));
      return hooks.hasFieldProblems() ? { fields: 'invalid' } : null;
    },
  };
}

/**
 * Treats an already confirmed account as success: the first answer was lost, or the code was entered
 * elsewhere. Throws every other error.
 */
function confirmedAlready(error: unknown): ConfirmSignUpOutput {
  if (!(error instanceof Error && /status is CONFIRMED/.test(error.message))) throw error;
  return { isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } };
}

interface Report {
  readonly before?: () => void;
  readonly after: () => void;
  readonly recover?: (error: unknown) => unknown;
}

// A proxy, because each of Amplify's functions has several signatures.
function reported<Call extends (...args: never[]) => Promise<unknown>>(
  call: Call,
  { before, after, recover = rethrow }: Report,
): Call {
  return new Proxy(call, {
    async apply(target, self, args) {
      // The widget is in its pending state only after this call has returned.
      if (before) queueMicrotask(before);
      const result: unknown = await Reflect.apply(target, self, args).catch(recover);
      after();
      return result;
    },
  });
}

function rethrow(error: unknown): never {
  throw error;
}
