import { fireEvent, screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { Amplify } from 'aws-amplify';
import { describe, expect, it, vi } from 'vitest';
import { Refusal, stubIdentityService } from '@/testing/identity-service';
import { TOKEN_KEY_PREFIX } from '@/session/token-storage';
import { translatePage } from '@/testing/translate-page';
import {
  changeOnly,
  codeSent,
  PASSWORD,
  paste,
  prepareWidget,
  refusedPassword,
  shown,
} from './testing/sign-in-widget';

prepareWidget();

/** Sends the sign-in form with an email. */
async function signIn(user: ReturnType<typeof userEvent.setup>, email = 'fern@example.com') {
  await paste(user, 'Email', email);
  await paste(user, 'Password', PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the sign-in step', () => {
  it('has no tabs but a link to /newaccount, and marks required fields without a request', async () => {
    const calls = stubIdentityService({});
    const user = await shown('signIn');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to your account');
    expect(screen.queryByRole('tab')).toBeNull();
    // No provider is configured.
    expect(screen.queryByRole('separator')).toBeNull();
    expect(screen.getAllByRole('button', { name: /sign in/i })).toHaveLength(1);
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

  it('sends an address as mail servers know it', async () => {
    const calls = stubIdentityService({ InitiateAuth: refusedPassword });
    const user = await shown('signIn');
    await signIn(user, '\u00A0ｆｅｒｎ＠käse．example\u200B');
    expect(await screen.findByText('Incorrect username or password.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Dismiss/ }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    const sent = calls[0]?.body['AuthParameters'];
    expect(sent).toMatchObject({ USERNAME: 'fern@xn--kse-qla.example' });
  });

  it('doesn’t wait for a provider that another tab has left for', async () => {
    stubIdentityService({ InitiateAuth: refusedPassword });
    const user = await shown('signIn');
    const mark = `${TOKEN_KEY_PREFIX}${Amplify.getConfig().Auth?.Cognito.userPoolClientId}.inflightOAuth`;
    localStorage.setItem(`${mark}Deadline`, String(Date.now() + 300_000));
    localStorage.setItem(mark, 'true');
    await signIn(user);
    expect(await screen.findByText('Incorrect username or password.')).toBeInTheDocument();
    expect(Object.keys(localStorage).filter((key) => key.startsWith(mark))).toEqual([]);
  });

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
      const text = 'Configuration error (see console) – please contact the administrator';
      expect(await screen.findByText(text)).toBeInTheDocument();
    } finally {
      Amplify.configure(configured);
      // Amplify also warns that the endpoints aren't Amazon's.
      vi.spyOn(console, 'warn').mockClear();
    }
  });

  it('carries the email to the password reset and back, and resets it, even on a translated page', async () => {
    stubIdentityService({
      ForgotPassword: () => new Refusal('InvalidParameterException', 'The email is not verified.'),
    });
    const user = await shown('signIn');
    await paste(user, 'Email', ' fern@example.com');
    translatePage();
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('The email is not verified.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to Sign In' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('fern@example.com');

    const calls = stubIdentityService({
      ForgotPassword: codeSent,
      ConfirmForgotPassword: () => ({}),
    });
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(await screen.findByLabelText('Enter your email')).toHaveValue('fern@example.com');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.click(await screen.findByRole('button', { name: 'Resend Code' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(screen.getByLabelText('New Password')).toBeEnabled());
    await user.type(screen.getByLabelText(/^Code/), '123456');
    for (const field of ['New Password', 'Confirm Password']) await paste(user, field, PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const notice = await screen.findByText(
      /^Your password has been changed\..* sign out everywhere/,
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(notice).not.toBeInTheDocument();
    expect(calls.at(-1)?.body).toMatchObject({
      Username: 'fern@example.com',
      ConfirmationCode: '123456',
      Password: PASSWORD.normalize('NFC'),
    });
  });
});
