import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sessionStore } from '@/session/store';
import { signedIn } from '@/testing/accounts';
import { Refusal, stubIdentityService } from '@/testing/identity-service';
import {
  changeOnly,
  CodeDeliveryDetails,
  codeSent,
  PASSWORD,
  paste,
  prepareWidget,
  refusedPassword,
  shown,
} from './testing/sign-in-widget';

prepareWidget();

const Attributes = v.array(v.object({ Name: v.string(), Value: v.string() }));

const SignUp = () => ({ UserSub: 'a1', UserConfirmed: false, CodeDeliveryDetails });
const existingAccount = () =>
  new Refusal('UsernameExistsException', 'An account with the given email already exists.');

const create = () => screen.getByRole('button', { name: 'Create Account' });
const acknowledgement = () =>
  screen.getByRole('checkbox', { name: /accept the license agreement/ });

async function filled(user: ReturnType<typeof userEvent.setup>, confirmation = PASSWORD) {
  await paste(user, 'Email', 'fern@example.com');
  await paste(user, 'Password', PASSWORD);
  await paste(user, 'Confirm Password', confirmation);
  await user.tab();
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

describe('the sign-up step', () => {
  it('has both tabs, a license link to a new tab, and the password rules', async () => {
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

  it('ticks the rules under the password while it is typed, reads out the unmet ones, and cannot be sent until all are met', async () => {
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
    await user.tab();
    for (const lack of ['at least 8', 'special']) {
      const text = `Password must have ${lack} characters`;
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(create()).toBeDisabled();
    await user.type(password, '&Fern');
    expect(met()).toBe(5);
    expect(screen.getByRole('status')).toHaveTextContent('everything it needs');
    await waitFor(() => expect(create()).toBeEnabled());
    await user.type(password, ' ');
    expect(screen.getByRole('status')).toHaveTextContent('must not start or end with a space.');
  });

  it('checks the rules of a password that was filled with only a change event', async () => {
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
    await user.paste('fern');
    await user.tab();
    expect(email).toHaveAccessibleDescription('Please enter a valid email');
    await waitFor(() => expect(create()).toBeDisabled());
    await paste(user, 'Email', '@example.com');
    await waitFor(() => expect(create()).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();

    await user.click(create());
    const refusal = 'You must accept the EULA to create an account';
    expect(await screen.findByText(refusal)).toBeInTheDocument();
    expect(acknowledgement()).toHaveAccessibleDescription(refusal);
    expect(acknowledgement()).toHaveFocus();
    // The focus reads it out.
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(create()).toBeDisabled());
    expect(calls).toEqual([]);
    await user.click(acknowledgement());
    await waitFor(() => expect(create()).toBeEnabled());
  });

  it('records the acknowledgment and its time, and asks for the code', async () => {
    const before = Date.now();
    const { calls } = await signUp({ SignUp });
    await screen.findByText(/to f\*\*n@example.com. It may take a minute to arrive/);
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

  it('doesn’t send a code that is empty once cleaned', async () => {
    const { user, calls } = await signUp({ SignUp });
    const code = await screen.findByLabelText(/Confirmation Code/);
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await user.type(code, ' - ');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('This field is required')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('sends a new code for an abandoned sign-up, and signs in with the text typed last', async () => {
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
    expect(
      screen.getByText(/someone else signed up with your address, .+ set a new one\.$/),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('fern@example.com');
    expect(calls.slice(0, 4).map(({ operation, body }) => [operation, body['Username']])).toEqual([
      ['SignUp', 'fern@example.com'],
      ['ResendConfirmationCode', 'fern@example.com'],
      ['ConfirmSignUp', 'fern@example.com'],
      ['InitiateAuth', undefined],
    ]);
  });

  it('can send a new code after a reload before the code was entered', async () => {
    await signUp({ SignUp });
    await screen.findByLabelText(/Confirmation Code/);
    cleanup();
    const calls = stubIdentityService({
      ResendConfirmationCode: codeSent,
      ConfirmSignUp: () => ({}),
    });
    const user = await shown('signUp');
    expect(screen.getByText(/^You haven’t entered the code for/)).toHaveTextContent(
      'fern@example.com',
    );
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await user.type(await screen.findByLabelText(/Confirmation Code/), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/^Your account is confirmed\./)).toBeInTheDocument();
    expect(calls.map(({ operation }) => operation)).toEqual([
      'ResendConfirmationCode',
      'ConfirmSignUp',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Create Account' }));
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    cleanup();
    await shown('signUp');
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  });

  it('continues to sign-in if the account was already confirmed elsewhere', async () => {
    const { user } = await signUp({
      SignUp,
      ResendConfirmationCode: () =>
        new Refusal('InvalidParameterException', 'User is already confirmed.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Resend Code' }));
    expect(await screen.findByText(/^Your account is confirmed\./)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Create Account' }));
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  });

  it('forgets an unfinished sign-up once someone signs in here', async () => {
    await signUp({ SignUp });
    await screen.findByLabelText(/Confirmation Code/);
    act(() => sessionStore.setSession(signedIn()));
    cleanup();
    sessionStore.setSession({ status: 'unauthenticated' });
    await shown('signUp');
    expect(screen.queryByText(/^You haven’t entered the code for/)).toBeNull();
  });

  it('withdraws the acknowledgment when it is unchecked', async () => {
    const { user } = await signUp({ SignUp: existingAccount });
    expect(await screen.findByText(/already exists/)).toBeInTheDocument();
    await waitFor(() => expect(acknowledgement()).toBeEnabled());
    act(() => acknowledgement().focus());
    await user.keyboard(' ');
    await screen.findByText('You must accept the EULA to create an account');
    await waitFor(() => expect(create()).toBeDisabled());
  });
});
