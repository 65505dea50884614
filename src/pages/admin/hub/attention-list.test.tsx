import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { linkModel } from '@/domain/models/link-model';
import { AttentionList } from './attention-list';

it('Says that a list couldn’t be loaded, instead of waiting for it', () => {
  const error = new TypeError('Failed to fetch');
  const failed = { model: linkModel, rows: undefined, error, retry: () => undefined };
  render(<AttentionList lists={[failed]} />);
  expect(screen.getByText(/^Couldn’t check the tasks and links\./)).toBeVisible();
});
