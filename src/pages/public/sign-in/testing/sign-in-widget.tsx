import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, vi } from 'vitest';
import { Refusal } from '@/testing/identity-service';
import { LoginPage, NewAccountPage } from '@/pages/public/sign-in/sign-in-steps';

/** Its é is two code points, as some keyboards encode it. */
export const PASSWORD = 'Moss&Fe\u0301rn7';

/**
 * Gives the widget the time it needs on a busy machine, and adds a feature that jsdom lacks: a form's fields as its
 * properties.
 */
export function prepareWidget(): void {
  vi.setConfig({ testTimeout: 30_000 });
  configure({ asyncUtilTimeout: 10_000 });
  beforeAll(() => {
    Object.defineProperty(HTMLFormElement.prototype, '__authMethod', {
      configurable: true,
      get(this: HTMLFormElement) {
        return this.elements.namedItem('__authMethod');
      },
    });
  });
}

/** Shows the widget at a step. Returns a user. */
export async function shown(start: 'signIn' | 'signUp') {
  render(
    <MemoryRouter initialEntries={[start === 'signIn' ? '/login' : '/newaccount']}>
      {start === 'signIn' ? <LoginPage /> : <NewAccountPage />}
    </MemoryRouter>,
  );
  await screen.findByLabelText('Email');
  return userEvent.setup();
}

/** Pastes a text into a field. */
export async function paste(
  user: ReturnType<typeof userEvent.setup>,
  label: string,
  text: string,
): Promise<void> {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

/** Sets a field like password managers that fire no 'input' event. */
export function changeOnly(input: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

export const CodeDeliveryDetails = { DeliveryMedium: 'EMAIL', Destination: 'f***@e***' };
export const codeSent = () => ({ CodeDeliveryDetails });
export const refusedPassword = () =>
  new Refusal('NotAuthorizedException', 'Incorrect username or password.');
