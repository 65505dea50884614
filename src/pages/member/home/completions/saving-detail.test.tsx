import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Card } from '@/components/card';
import { showUnits } from '@/components/use-units';
import { taskOf } from '@/domain/testing/rows';
import { completedText } from './complete-task';
import { SavingDetail } from './task-card';

const ride = taskOf('ride', 'Daily', { score: 8, carbonKg: 0.6, waterLiters: 120 });
const panels = taskOf('panels', 'Strategic', { score: 40, carbonKg: 3500, savesOver: 365 });
const talk = taskOf('talk', 'Daily', { score: 1 });

afterEach(() => showUnits('US'));

const CO2E = 'CO₂e counts every warming gas as CO₂.';

describe('The savings of a completion', () => {
  it.each([
    [
      ride,
      `Saves about 1.3 lb CO₂e and 31 gallons of water. ${CO2E}`,
      '“Task ride” complete: +8 points · 1.3 lb CO₂e.',
    ],
    [
      panels,
      `Saves about 7,700 lb CO₂e over the coming year. ${CO2E}`,
      '“Task panels”: +40 points · 7,700 lb CO₂e over the coming year.',
    ],
    [talk, 'What it saves isn’t estimated.', '“Task talk” complete: +1 point.'],
    [
      { ...talk, score: 1000 },
      'What it saves isn’t estimated.',
      '“Task talk” complete: +1,000 points.',
    ],
  ])(
    'are on the back of the card once it is opened, and in the message',
    async (task, text, message) => {
      const details = <SavingDetail task={task} />;
      render(
        <Card name={task.name} picture={null} score="Score: 8" details={details} actions={null} />,
      );
      expect(screen.queryByText(text)).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: `About ${task.name}` }));
      expect(screen.getByText(text)).toBeVisible();
      expect(completedText(task, false)).toBe(message);
    },
  );

  it('give way to “Saved on this device” while it waits for a connection', () => {
    expect(completedText(ride, true)).toBe('“Task ride” complete: +8 points.');
  });

  it('are in the member’s units in both, and change with them', () => {
    const { container } = render(<SavingDetail task={ride} />);
    act(() => showUnits('Metric'));
    expect(container).toHaveTextContent('Saves about 600 g CO₂e and 120 L of water.');
    expect(completedText(ride, false)).toContain('+8 points · 600 g CO₂e.');
  });
});
