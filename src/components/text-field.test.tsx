import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { sanitizeZip } from '@/domain/profile-form';
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

function Zip() {
  const [value, setValue] = useState('');
  return (
    <>
      <TextField
        label="ZIP"
        value={value}
        onChange={({ target }) => setValue(sanitizeZip(target.value))}
      />
      <output>{value}</output>
    </>
  );
}

it('leaves what is being composed alone until it is done', () => {
  render(<Zip />);
  const input = screen.getByRole('textbox', { name: 'ZIP' });
  fireEvent.compositionStart(input);
  for (const value of ['９', '９０', '９０２']) {
    fireEvent.input(input, { target: { value }, isComposing: true });
    expect(input).toHaveValue(value);
  }
  expect(screen.getByRole('status')).toHaveTextContent('902');
  fireEvent.compositionEnd(input);
  expect(input).toHaveValue('902');
});
