import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { estimates } from '@/content/generated/estimates';
import { builtTask } from './figure-row';
import { FigureTable } from './figures';

function openSums(name: string): HTMLElement[] {
  const tasks = estimates.filter((task) => task.name === name).map(builtTask);
  render(<FigureTable tasks={tasks} labelledBy="figures" />);
  const sums = screen.getAllByRole('group');
  for (const sum of sums) sum.toggleAttribute('open', true);
  return sums;
}

it('a figure shows its calculation: sourced numbers, our assumptions and the result', () => {
  const [carbon, energy] = openSums('Boil only what you need');
  if (!carbon || !energy) throw new Error('The task doesn’t have two figures');
  expect(within(energy).getByText(/^How it adds up/)).toHaveTextContent(
    'How it adds up: Boil only what you need, energy',
  );
  expect(
    within(energy)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '1.04 pounds (our assumption)',
    '× 144 degrees Fahrenheit (our assumption)',
    '× 0.000293083 kWh a pound and degree (1 ÷ 3,412; U.S. Energy Information Administration)',
  ]);
  expect(energy).toHaveTextContent('= 0.0438921 kWh, rounded down to 0.043');
  expect(carbon).toHaveTextContent('0.0438921 kWh (this task’s energy, before rounding)');
});

it('electricity that a task uses is a nested calculation that includes transmission losses', () => {
  const [carbon] = openSums('Install a heat pump');
  expect(carbon).toHaveTextContent(
    /− [\d,.]+ kWh made at power plants:9,000 kWh of heat.*÷ 7\.2; ENERGY STAR\).*× 1\.05263 kWh made a kWh used/,
  );
  expect(carbon).toHaveTextContent('rounded down to 300');
});

it('a source’s caveat is shown next to its link', () => {
  openSums('Bring your own cup');
  expect(screen.getByRole('row', { name: /a university in California/ })).toHaveTextContent(
    'one university’s report, which has since expired',
  );
});
