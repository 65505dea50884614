import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showUnits } from '@/components/use-units';
import { latestMonths, latestWeeks } from '@/domain/impact/periods';
import { Bars } from './bars';

// Wednesday, June 10, 2026.
const TODAY = 20_614;

const barOf = (name: RegExp) => screen.getByRole('button', { name });

afterEach(() => showUnits('US'));

describe('Bars', () => {
  beforeEach(() => {
    const values = latestWeeks(TODAY, 3, 1).map((period, at) => ({ period, amount: at * 1000 }));
    render(
      <Bars title="Last 3 weeks" unit="week" measure="carbon" today={TODAY} values={values} />,
    );
  });

  it('show the current week, or the one that is tapped, hovered or focused', async () => {
    const shown = () => screen.getByText(/^Week of .*:/, { selector: 'p' });
    expect(shown()).toHaveTextContent('Week of Jun 8 (so far): 4.4 lb CO₂e');
    await userEvent.click(barOf(/^Week of 6\/1:/));
    expect(shown()).toHaveTextContent('Week of Jun 1: 2.2 lb CO₂e');
    await userEvent.hover(barOf(/^Week of 5\/25:/));
    expect(shown()).toHaveTextContent('Week of May 25: Nothing');
    expect(barOf(/^Week of 5\/25:/).children).toHaveLength(1);
    await userEvent.unhover(barOf(/^Week of 5\/25:/));
    expect(shown()).toHaveTextContent('so far');
  });

  it('use the member’s units', () => {
    act(() => showUnits('Metric'));
    expect(barOf(/^Week of 6\/8 \(so far\): 2 kg CO₂e$/)).toBeInTheDocument();
  });

  it('are a single Tab stop, and arrow keys move between them', async () => {
    await userEvent.tab();
    expect(barOf(/so far/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(barOf(/^Week of 5\/25:/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(barOf(/^Week of 6\/1:/)).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});

it('months have names', () => {
  const values = latestMonths(TODAY, 2).map((period) => ({ period, amount: 5 }));
  render(<Bars title="Months" unit="month" measure="money" today={TODAY} values={values} />);
  expect(barOf(/^May 2026: 0.5¢$/)).toBeInTheDocument();
  expect(barOf(/^June 2026 \(so far\): 0.5¢$/)).toBeInTheDocument();
});
