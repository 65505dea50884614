import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { sanitizeZip } from '@/domain/profile-form';
import { TextField } from './text-field';

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
