import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Amplify } from 'aws-amplify';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Refusal, stubIdentityService } from '@/testing/identity-service';
import { LoginPage, NewAccountPage } from './sign-in-steps';

// The widget is large, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const PASSWORD = 'Moss&Fern7';
const Attributes = v.array(v.object({ Name: v.string(), Value: v.string() }));

async function shown(start: 'signIn' | 'signUp') {
  render(
    <MemoryRouter initialEntries={[start === 'signIn' ? '/login' : '/newaccount']}>
      {start === 'signIn' ? <LoginPage /> : <NewAccountPage />}
    </MemoryRouter>,
  );
  await screen.findByLabelText('Email');
  return userEvent.setup();
}

async function paste(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

async function filled(user: ReturnType<typeof userEvent.setup>, confirmation = PASSWORD) {
  await paste(user, 'Email', 'fern@example.com');
  await paste(user, 'Password', PASSWORD);
  await paste(user, 'Confirm Password', confirmation);
  await user.tab();
}

/** Sets a field as fillers do that fire no 'input'. */
function changeOnly(input: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

/** The field that tells password managers whose password it is. */
function hiddenUsername(): HTMLElement {
  const field = screen
    .getAllByRole('textbox', { hidden: true })
    .find((one) => one.getAttribute('autocomplete') === 'username');
  if (!field) throw new Error('no field for the user name');
  expect(field).not.toBeVisible();
  return field;
}

const CodeDeliveryDetails = { DeliveryMedium: 'EMAIL', Destination: 'f***@e***' };
const codeSent = () => ({ CodeDeliveryDetails });
const SignUp = () => ({ UserSub: 'a1', UserConfirmed: false, CodeDeliveryDetails });
const refusedPassword = () =>
  new Refusal('NotAuthorizedException', 'Incorrect username or password.');
const existingAccount = () =>
  new Refusal('UsernameExistsException', 'An account with the given email already exists.');

/** Sends the sign-in form with an email. */
async function signIn(user: ReturnType<typeof userEvent.setup>, email = 'fern@example.com') {
  await paste(user, 'Email', email);
  await paste(user, 'Password', PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** Sends the sign-up form, filled and with the license accepted. */
async function signUp(answers: Parameters<typeof stubIdentityService>[0]) {
  const calls = stubIdentityService(answers);
  const user = await shown('signUp');
  await filled(user);
  await user.click(acknowledgement());
  await user.click(create());
  return { user, calls };
}

const create = () => screen.getByRole('button', { name: 'Create Account' });
const acknowledgement = () =>
  screen.getByRole('checkbox', { name: /accept the license agreement/ });

// The widget reads a field as a property of its form, which jsdom doesn't support.
beforeAll(() => {
  Object.defineProperty(HTMLFormElement.prototype, '__authMethod', {
    get(this: HTMLFormElement) {
      return this.elements.namedItem('__authMethod');
    },
  });
});

describe('the sign-in step', () => {
  it('has no tabs but a link to /newaccount, and marks required fields without a request', async () => {
    const calls = stubIdentityService({});
    const user = await shown('signIn');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to your account');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('link', { name: 'Create an Account' })).toHaveAttribute(
      'href',
      '/newaccount',
    );
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const email = screen.getByLabelText('Email');
    expect(email).toHaveAccessibleDescription('This field is required');
    expect(email).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('This field is required');
    expect(calls).toEqual([]);
  });

  it('clears the errors of fields that are filled with a change event alone', async () => {
    const user = await shown('signIn');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const fields = { Email: 'fern@example.com', Password: PASSWORD };
    for (const [label, value] of Object.entries(fields)) {
      const input = screen.getByLabelText(label);
      expect(input).toHaveAccessibleDescription('This field is required');
      changeOnly(input, value);
      await waitFor(() => expect(input).not.toHaveAccessibleDescription('This field is required'));
    }
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('leaves an address alone that is still being composed', async () => {
    await shown('signIn');
    const input = screen.getByLabelText('Email');
    const value = 'ｆｅｒｎ＠ｋａｓｅ．ｅｘ';
    fireEvent.input(input, { target: { value }, isComposing: true });
    expect(input).toHaveValue(value);
    fireEvent.blur(input);
    expect(input).toHaveValue('fern@kase.ex');
  });

  it.each(['fern@käse.example', '\u00A0fern@xn--kse-qla.example\u200B', 'ｆｅｒｎ＠käse．example'])(
    'sends %j as the address that mail servers know',
    async (typed) => {
      const calls = stubIdentityService({ InitiateAuth: refusedPassword });
      await signIn(await shown('signIn'), typed);
      expect(await screen.findByText('Incorrect username or password.')).toBeInTheDocument();
      expect(calls[0]?.body['AuthParameters']).toMatchObject({
        USERNAME: 'fern@xn--kse-qla.example',
      });
    },
  );

  it('says what is wrong with an address once its field is left, until it is valid', async () => {
    const user = await shown('signIn');
    const email = screen.getByLabelText('Email');
    await user.type(email, 'fern');
    await user.tab();
    expect(email).toHaveAccessibleDescription('Please enter a valid email');
    expect(email).toBeInvalid();
    await user.clear(email);
    await paste(user, 'Email', 'mönch@example.com');
    await user.tab();
    expect(email).toHaveAccessibleDescription(
      /can’t send mail to an address with “ö” before the @/,
    );
    await user.clear(email);
    await paste(user, 'Email', 'moench@example.com');
    await waitFor(() => expect(email).toBeValid());
    expect(email).not.toHaveAttribute('aria-describedby');
  });

  it('reports a missing user pool', async () => {
    const configured = Amplify.getConfig();
    const user = await shown('signIn');
    Amplify.configure({});
    try {
      await signIn(user);
      expect(
        await screen.findByText(
          'Configuration error (see console) – please contact the administrator',
        ),
      ).toBeInTheDocument();
    } finally {
      Amplify.configure(configured);
      // Amplify also warns that the endpoints aren't Amazon's.
      vi.spyOn(console, 'warn').mockClear();
    }
  });

  it('carries the email to the password reset and back', async () => {
    const calls = stubIdentityService({
      ForgotPassword: () => new Refusal('InvalidParameterException', 'The email is not verified.'),
    });
    const user = await shown('signIn');
    await paste(user, 'Email', ' fern@example.com');
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(await screen.findByLabelText('Enter your email')).toHaveValue('fern@example.com');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('The email is not verified.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body['Username'])).toEqual(['fern@example.com']);
    await user.click(screen.getByRole('button', { name: 'Back to Sign In' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('fern@example.com');
  });

  it('resets a forgotten password and returns with a notice', async () => {
    const calls = stubIdentityService({
      ForgotPassword: codeSent,
      ConfirmForgotPassword: () => ({}),
    });
    const user = await shown('signIn');
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reset your Password');
    expect(screen.getByRole('button', { name: 'Back to Sign In' })).toBeInTheDocument();
    await user.type(await screen.findByLabelText('Enter your email'), ' fern@example.com ');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.click(await screen.findByLabelText('Code'));
    await user.paste('１２３–4\u200B56\u00A0');
    expect(screen.getByText(/on the way to f\*\*n@example.com. It may take/)).toBeInTheDocument();
    expect(hiddenUsername()).toHaveValue('fern@example.com');
    await paste(user, 'New Password', PASSWORD);
    expect(screen.getByText('Your password has everything it needs.')).toBeInTheDocument();
    await paste(user, 'Confirm Password', PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Your password has been changed');
    expect(calls.map(({ operation, body }) => [operation, body['Username']])).toEqual([
      ['ForgotPassword', 'fern@example.com'],
      ['ConfirmForgotPassword', 'fern@example.com'],
    ]);
    expect(calls.at(-1)?.body['ConfirmationCode']).toBe('123456');
  });
});

describe('the sign-up step', () => {
  it('has both tabs, the license in a tab of its own, and what a password needs', async () => {
    await shown('signUp');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create a new account');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Sign In',
      'Create Account',
    ]);
    const license = screen.getByRole('link', { name: /Read the license agreement/ });
    expect(license).toHaveAttribute('href', '/eula');
    expect(license).toHaveAttribute('target', '_blank');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'It needs at least 8 characters, a lowercase letter, an uppercase letter, a number, a symbol.',
    );
  });

  it('ticks the rules under the password while it is typed, and reads out what is missing', async () => {
    const user = await shown('signUp');
    const rules = screen.getByRole('list', { name: 'Your password needs' });
    const met = () => within(rules).getAllByText(/\(done\)/).length;
    expect(within(rules).getAllByRole('listitem')).toHaveLength(5);
    expect(within(rules).queryByText(/\(done\)/)).toBeNull();
    const password = screen.getByLabelText('Password');
    await user.type(password, 'Moss7');
    expect(met()).toBe(3);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your password still needs at least 8 characters, a symbol.',
    );
    await user.type(password, '&Fern');
    expect(met()).toBe(5);
    expect(screen.getByRole('status')).toHaveTextContent('everything it needs');
  });

  it('lists what a password lacks, and cannot be submitted until it is fixed', async () => {
    const user = await shown('signUp');
    const password = screen.getByLabelText('Password');
    await user.type(password, 'moss');
    await user.tab();
    for (const lack of [
      'Password must have at least 8 characters',
      'Password must have upper case letters',
      'Password must have numbers',
      'Password must have special characters',
    ]) {
      expect(await screen.findByText(lack)).toBeInTheDocument();
    }
    expect(screen.queryByText('Password must have lower case letters')).toBeNull();
    expect(create()).toBeDisabled();
    await user.clear(password);
    await user.type(password, PASSWORD);
    await waitFor(() => expect(create()).toBeEnabled());
  });

  it('ticks the rules of a password that is filled with a change event alone', async () => {
    await shown('signUp');
    changeOnly(screen.getByLabelText('Password'), PASSWORD);
    const rules = screen.getByRole('list', { name: 'Your password needs' });
    await waitFor(() => expect(within(rules).getAllByText(/\(done\)/)).toHaveLength(5));
  });

  it('stays disabled while any field shows an error', async () => {
    const calls = stubIdentityService({});
    const user = await shown('signUp');
    await filled(user);
    const email = screen.getByLabelText('Email');
    await user.clear(email);
    await user.type(email, 'fern');
    await user.tab();
    expect(email).toHaveAccessibleDescription('Please enter a valid email');
    await waitFor(() => expect(create()).toBeDisabled());
    await user.type(email, '@example.com');
    await waitFor(() => expect(create()).toBeEnabled());

    await user.click(create());
    const refusal = 'You must accept the EULA to create an account';
    expect(await screen.findByText(refusal)).toBeInTheDocument();
    expect(acknowledgement()).toHaveAccessibleDescription(refusal);
    await waitFor(() => expect(create()).toBeDisabled());
    expect(calls).toEqual([]);
    await user.click(acknowledgement());
    await waitFor(() => expect(create()).toBeEnabled());
  });

  it('records the acknowledgment and its time, and asks for the code', async () => {
    const before = Date.now();
    const { calls } = await signUp({ SignUp });
    expect(
      await screen.findByText(/to f\*\*n@example.com. It may take a minute to arrive/),
    ).toBeInTheDocument();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Confirm Sign Up');
    expect(within(heading).getByText('Confirm Sign Up')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Resend Code' })).toBeInTheDocument();
    const sent = v.parse(Attributes, calls[0]?.body['UserAttributes']);
    const attributes = Object.fromEntries(sent.map(({ Name, Value }) => [Name, Value]));
    expect(attributes).toEqual({
      email: 'fern@example.com',
      'custom:eula': 'yes',
      'custom:eula_accepted_at': expect.any(String),
    });
    const accepted = Date.parse(attributes['custom:eula_accepted_at'] ?? '');
    expect(accepted).toBeGreaterThanOrEqual(before);
    expect(accepted).toBeLessThanOrEqual(Date.now());
  });

  it('sends no code of which nothing is left', async () => {
    const { user, calls } = await signUp({ SignUp });
    await user.type(await screen.findByLabelText(/Confirmation Code/), ' - ');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('This field is required')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('sends a sign-up that was left a new code, and signs in with what was typed last', async () => {
    const { user, calls } = await signUp({
      SignUp: existingAccount,
      ResendConfirmationCode: codeSent,
      ConfirmSignUp: () => ({}),
      InitiateAuth: refusedPassword,
    });
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    await user.type(await screen.findByLabelText(/Confirmation Code/), '123456');
    expect(screen.getByText(/^Your code is on the way to f\*\*n@/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Incorrect username or password.')).toBeInTheDocument();
    expect(screen.getByText(/^Your account is confirmed. .+ set a new one\.$/)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('fern@example.com');
    expect(calls.slice(0, 4).map(({ operation, body }) => [operation, body['Username']])).toEqual([
      ['SignUp', 'fern@example.com'],
      ['ResendConfirmationCode', 'fern@example.com'],
      ['ConfirmSignUp', 'fern@example.com'],
      ['InitiateAuth', undefined],
    ]);
  });

  it('withdraws the acknowledgment when it is unchecked', async () => {
    const { user } = await signUp({ SignUp: existingAccount });
    expect(await screen.findByText(/already exists/)).toBeInTheDocument();
    await waitFor(() => expect(acknowledgement()).toBeEnabled());
    act(() => acknowledgement().focus());
    await user.keyboard(' ');
    expect(
      await screen.findByText('You must accept the EULA to create an account'),
    ).toBeInTheDocument();
    await waitFor(() => expect(create()).toBeDisabled());
  });
});
