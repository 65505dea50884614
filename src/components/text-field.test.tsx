import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextField } from './text-field';

it('ties hint and error to the input', () => {
  render(<TextField label="ZIP" hint="Five digits" error="Please enter five digits" />);
  const input = screen.getByRole('textbox', { name: 'ZIP' });
  expect(input).toHaveAccessibleDescription('Five digits Please enter five digits');
  expect(input).toBeInvalid();
});

it('has no error when there is none', () => {
  render(<TextField label="ZIP" error={undefined} defaultValue="02134" />);
  const input = screen.getByRole('textbox', { name: 'ZIP' });
  expect(input).toBeValid();
  expect(input).not.toHaveAccessibleDescription();
  expect(input).toHaveValue('02134');
});
