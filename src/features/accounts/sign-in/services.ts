import type { AuthenticatorProps } from '@aws-amplify/ui-react';
import {
  confirmResetPassword,
  confirmSignUp,
  signUp,
  type ConfirmSignUpOutput,
} from 'aws-amplify/auth';
import { confirmationProblem, passwordProblems } from '@/domain/password';
import { LICENCE_FIELD, LICENCE_MESSAGE } from '@/domain/licence';

type Services = NonNullable<AuthenticatorProps['services']>;

/** Word of what the user has done in the widget, which tells nobody by itself. */
export interface Milestones {
  readonly signedUp: () => void;
  readonly confirmed: () => void;
  readonly passwordReset: () => void;
}

/** The widget's services with the rules of spec §5 for sign-up, reporting milestones on the way. */
export function widgetServices({ signedUp, confirmed, passwordReset }: Milestones): Services {
  return {
    handleSignUp: followedBy(signedUp, signUp),
    handleConfirmSignUp: followedBy(confirmed, confirmSignUp, doneAlready),
    handleForgotPasswordSubmit: followedBy(passwordReset, confirmResetPassword),
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
    // The browser asks for the tick before the first submission. The widget's hidden field, which
    // comes with that, is why an untouched form is not blamed.
    async validateCustomSignUp(form) {
      const wasSubmitted = form['__authMethod'] !== undefined;
      const accepted = form[LICENCE_FIELD] === 'yes';
      return wasSubmitted && !accepted ? { [LICENCE_FIELD]: LICENCE_MESSAGE } : null;
    },
  };
}

/**
 * An account that is confirmed already, because the answer to the same code was lost or the code was
 * entered elsewhere, is not refused: its owner may sign in. Throws every other error.
 */
function doneAlready(error: unknown): ConfirmSignUpOutput {
  if (!(error instanceof Error && /status is CONFIRMED/.test(error.message))) throw error;
  return { isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } };
}

type Call = (...args: never[]) => Promise<unknown>;

function followedBy<C extends Call>(done: () => void, call: C, otherwise = rethrown): C {
  return new Proxy(call, {
    async apply(target, self, args) {
      const result: unknown = await Reflect.apply(target, self, args).catch(otherwise);
      done();
      return result;
    },
  });
}

function rethrown(error: unknown): unknown {
  throw error;
}
