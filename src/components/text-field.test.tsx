import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { enteredZip } from '@/domain/profile-form';
import { TextField } from './text-field';

function Zip() {
  const [value, setValue] = useState('');
  return (
    <>
      <TextField
        label="ZIP"
        value={value}
        onChange={({ target }) => setValue((before) => enteredZip(before, target.value))}
      />
      <output>{value}</output>
    </>
  );
}

it('leaves text alone while it is being composed', () => {
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

it.each([
  ['search', true, true],
  ['search', false, false],
  ['text', true, false],
])('Enter blurs a %s field on a touchscreen (%j): %j', async (type, isTouched, isBlurred) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }));
  const onKeyDown = vi.fn<() => void>();
  render(<TextField label="Field" type={type} onKeyDown={onKeyDown} />);
  const input = screen.getByLabelText('Field');
  await userEvent.type(input, 'jar{Enter}');
  expect(document.activeElement === input).toBe(!isBlurred);
  expect(onKeyDown).toHaveBeenCalledTimes(4);
  input.focus();
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(input).toHaveFocus();
});
