import { type Figure, figures, periodOf, sourcesOf } from './figures';
import type { SeedTask, EstimateFields } from './types';

/** Returns the task with the figures that are known for it, each with its assumption and sources. */
export function withEstimates(task: SeedTask): SeedTask {
  const known = figures[task.name] ?? {};
  const { carbonKg, waterLiters, wasteKg, energyKwh, moneyDollars } = known;
  const savesOver = periodOf(known);
  return {
    ...task,
    ...(savesOver !== undefined && { savesOver }),
    ...(carbonKg && fieldsOf(carbonKg, 'carbonKg', 'carbonAssumption', 'carbonSource')),
    ...(waterLiters && fieldsOf(waterLiters, 'waterLiters', 'waterAssumption', 'waterSource')),
    ...(wasteKg && fieldsOf(wasteKg, 'wasteKg', 'wasteAssumption', 'wasteSource')),
    ...(energyKwh && fieldsOf(energyKwh, 'energyKwh', 'energyAssumption', 'energySource')),
    ...(moneyDollars && fieldsOf(moneyDollars, 'moneyDollars', 'moneyAssumption', 'moneySource')),
  };
}

function fieldsOf(
  figure: Figure,
  ...[amountField, assumptionField, sourceField]: [string, string, string]
): EstimateFields {
  return {
    [amountField]: figure.amount,
    [assumptionField]: figure.assumption,
    [sourceField]: sourcesOf(figure)
      .map(({ address }) => address)
      .join(' '),
  };
}
