import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { benefits } from '@/content/benefits';
import { BenefitsPage } from './benefits';

it('each benefit has its heading, drawing, fact and link', () => {
  render(
    <MemoryRouter>
      <BenefitsPage />
    </MemoryRouter>,
  );
  const drawings = screen
    .getAllByRole('presentation')
    .map((picture) => picture.getAttribute('src') ?? '');
  benefits.forEach(({ id, title }, at) => {
    expect(screen.getByRole('region', { name: title })).toBeInTheDocument();
    expect(drawings[at]).toContain(`${id}.webp`);
  });
  for (const { figure } of benefits.flatMap(({ fact }) => fact ?? [])) {
    expect(screen.getByText(figure)).toBeInTheDocument();
  }
  for (const { to, text } of benefits.flatMap(({ link }) => link ?? [])) {
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', to);
  }
});
