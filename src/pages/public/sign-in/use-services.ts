import { type AuthenticatorProps, useAuthenticator } from '@aws-amplify/ui-react';
import {
  confirmResetPassword,
  confirmSignUp,
  type ConfirmSignUpOutput,
  resendSignUpCode,
  resetPassword,
  signIn,
  type SignInOutput,
  signUp,
} from 'aws-amplify/auth';
import * as v from 'valibot';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { confirmationProblem, passwordProblems } from '@/domain/password';
import { placeAfterSignIn, returnState } from '@/session/return-place';
import { sessionStore } from '@/session/store';
import { stopAwaitingProvider } from '@/session/token-storage';
import { hasSignUpProblems } from './form-area';
import type { Notice } from './sign-in-slots';
import { forgetUnfinished, UnfinishedSignUp } from './unfinished-sign-up';

/**
 * The widget's services and their results: whether the account is new (D9), and the notice above the sign-in form in
 * `area`. Call `validateSoon` when a field or its error may have changed, since sign-up is disabled while errors are
 * shown (spec §5).
 */
export function useServices(area: RefObject<HTMLElement | null>) {
  const [created, setCreated] = useState<string>();
  const [signedIn, setSignedIn] = useState<string>();
  const [notice, setNotice] = useState<Notice>();
  const { updateBlur, route, toSignIn, submitForm } = useAuthenticator(({ route }) => [route]);
  const [unfinished] = useState(() => new UnfinishedSignUp());
  // The widget starts the sign-up request without redrawing the form (aws-amplify/amplify-ui issue 5020), and doesn't
  // know about field errors that aren't its own. Any field event makes it validate.
  const [updateWidget] = useState(() => () => updateBlur({ name: 'update' }));
  const validation = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Runs after all events of the current task: while it validates, the widget ignores further ones, and would judge
  // outdated values.
  const validateSoon = useCallback(() => {
    clearTimeout(validation.current);
    validation.current = setTimeout(updateWidget);
  }, [updateWidget]);
  useEffect(() => () => clearTimeout(validation.current), []);
  const [services] = useState<Services>(() => {
    const before = (input: unknown) => {
      unfinished.note(input);
      updateWidget();
    };
    const after = () => forgetOldCode(area.current);
    return {
      handleSignIn: withSteps(signIn, {
        instead: () => unfinished.takeRequest() && CODE_NEEDED,
        after: (input) => setSignedIn(loginOf(input)),
      }),
      handleSignUp: withSteps(signUp, {
        before,
        after: (input) => {
          setCreated(loginOf(input));
          unfinished.awaitCode();
        },
      }),
      handleConfirmSignUp: withSteps(confirmSignUp, {
        after: (input) => {
          setCreated(loginOf(input));
          setNotice(success(unfinished.confirm() ? CONFIRMED_LATER : CONFIRMED));
        },
        recover: continueIfConfirmed,
      }),
      handleResendSignUpCode: withSteps(resendSignUpCode, {
        after,
        recover: (error) => {
          // The widget goes to the sign-in form.
          if (error instanceof Error && error.message === 'User is already confirmed.') {
            forgetUnfinished();
            setNotice(success(CONFIRMED));
          }
          throw error;
        },
      }),
      handleForgotPassword: withSteps(resetPassword, {
        before: (input) => unfinished.note(input),
        after,
      }),
      handleForgotPasswordSubmit: withSteps(confirmResetPassword, {
        after: () => setNotice(success(RESET)),
      }),
      validateFormPassword,
      validateConfirmPassword,
      // The page itself shows these errors; under this name, which no field has, they only disable the button.
      validateCustomSignUp: async () =>
        hasSignUpProblems(area.current) ? { fields: 'invalid' } : null,
    };
  });
  const finishSignUp = useCallback(() => {
    const typed = unfinished.ask();
    toSignIn();
    if (typed) submitForm({ password: '', ...typed });
  }, [unfinished, toSignIn, submitForm]);
  // The last typed password may be the account's.
  useEffect(() => {
    const credentials = route === 'signIn' ? unfinished.takeCredentials() : undefined;
    if (credentials) submitForm({ ...credentials });
  }, [route, unfinished, submitForm]);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const showFailure = () => {
      const text = sessionStore.takeSignInFailure();
      if (text === undefined) return;
      setNotice({ tone: 'error', text });
      // Removes the provider's response from the URL, so a reload doesn't repeat it.
      const place = placeAfterSignIn({ search, state });
      void navigate(pathname, { replace: true, state: returnState(place) });
    };
    showFailure();
    return sessionStore.subscribe(showFailure);
  }, [navigate, pathname, search, state]);
  const { left } = unfinished;
  // The widget may sign in on its own after a sign-up.
  const isNewAccount = created !== undefined && (signedIn ?? created) === created;
  return { services, isNewAccount, notice, setNotice, validateSoon, finishSignUp, left };
}

const RESET =
  'Your password has been changed. Sign in with the new one. If someone else knew the old one, also sign out everywhere in your profile.';
const CONFIRMED = 'Your account is confirmed. Sign in to get started.';
const CONFIRMED_LATER =
  'Your account is confirmed. Sign in with the password you chose first. If it doesn’t work, or someone else signed up with your address, press “Forgot your password?” to set a new one.';

// The widget keeps the refused code, and its message, when another one is sent.
function forgetOldCode(area: HTMLElement | null): void {
  const code = area?.querySelector<HTMLInputElement>('input[name="confirmation_code"]');
  if (!code) return;
  code.value = '';
  // The widget's form stays disabled until it gets this response.
  setTimeout(() => area?.querySelector<HTMLButtonElement>('.amplify-alert__dismiss')?.click());
}

function success(text: string): Notice {
  return { tone: 'success', text };
}

type Services = NonNullable<AuthenticatorProps['services']>;

// The rules of spec §5.
const validateFormPassword: Required<Services>['validateFormPassword'] = async (
  { password = '' },
  { password: touched },
  policy,
) => {
  const problems = touched ? passwordProblems(password, policy) : [];
  return problems.length > 0 ? { password: problems } : null;
};

const validateConfirmPassword: Required<Services>['validateConfirmPassword'] = async (
  { password = '', confirm_password = '' },
  touched,
) => {
  const bothTouched = Boolean(touched['password'] && touched['confirm_password']);
  const pair = { password, confirmation: confirm_password, bothTouched };
  const problem = confirmationProblem(pair);
  return problem ? { confirm_password: problem } : null;
};

/**
 * Treats an already confirmed account as success: the first response was lost, or the code was entered
 * elsewhere. Throws every other error.
 */
function continueIfConfirmed(error: unknown): ConfirmSignUpOutput {
  if (!(error instanceof Error && /status is CONFIRMED/.test(error.message))) throw error;
  return { isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } };
}

const LoginSchema = v.object({ username: v.pipe(v.string(), v.toLowerCase()) });

/** Returns the login that the widget's input names. */
function loginOf(input: unknown): string {
  return v.parse(LoginSchema, input).username;
}

/** The widget takes this for the sign-in of an unconfirmed account: it requests a code, then asks for it. */
const CODE_NEEDED: SignInOutput = {
  isSignedIn: false,
  nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
};

interface Steps {
  readonly before?: (input: unknown) => void;
  /** Returns a result to use instead of calling, if any. */
  readonly instead?: () => unknown;
  readonly after?: (input: unknown) => void;
  readonly recover?: (error: unknown) => unknown;
}

// A proxy, because each of Amplify's functions has several signatures.
function withSteps<Call extends (...args: never[]) => Promise<unknown>>(
  call: Call,
  { before, instead, after, recover }: Steps,
): Call {
  return new Proxy(call, {
    async apply(target, self, args) {
      stopAwaitingProvider();
      // The widget is pending only after this call has returned.
      if (before) queueMicrotask(() => before(args[0]));
      const result: unknown =
        instead?.() || (await Reflect.apply(target, self, args).catch(recover));
      after?.(args[0]);
      return result;
    },
  });
}
