import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { amountText } from '@/domain/impact/amount-text';
import { EitherUnits } from './either-units';
import { InUnits } from './in-units';
import { showUnits } from './use-units';

const TEXT = 'A trip of 5 miles (8 km) by bus.';

beforeEach(() => delete document.documentElement.dataset['units']);

it('Texts and amounts follow the page’s units immediately', () => {
  render(
    <p>
      <InUnits text={TEXT} /> <EitherUnits of={(units) => amountText('carbon', 1000, units)} />
    </p>,
  );
  const text = screen.getByRole('paragraph');
  expect(text).toHaveTextContent('A trip of 5 miles by bus. 2.2 lb CO₂e');
  act(() => showUnits('Metric'));
  expect(text).toHaveTextContent('A trip of 8 km by bus. 1 kg CO₂e');
});

it('A prerendered page has both, marked for the stylesheet', () => {
  const html = renderToString(<InUnits text={TEXT} />);
  expect(html).toBe(
    '<span data-in="US">A trip of 5 miles by bus.</span><span data-in="Metric">A trip of 8 km by bus.</span>',
  );
  expect(renderToString(<InUnits text="A trip by bus." />)).toBe('<span>A trip by bus.</span>');
});
