import { type Figure, figures } from './figures';
import type { CatalogTask, EstimateFields } from './types';

/** Returns the task with the figures that are known for it, each with its assumption and source. */
export function withEstimates(task: CatalogTask): CatalogTask {
  const known = figures[task.name] ?? {};
  const { carbonKg, waterLiters, wasteKg, energyKwh, moneyDollars } = known;
  return {
    ...task,
    ...(carbonKg && fieldsOf(carbonKg, 'carbonKg', 'carbonAssumption', 'carbonSource')),
    ...(waterLiters && fieldsOf(waterLiters, 'waterLiters', 'waterAssumption', 'waterSource')),
    ...(wasteKg && fieldsOf(wasteKg, 'wasteKg', 'wasteAssumption', 'wasteSource')),
    ...(energyKwh && fieldsOf(energyKwh, 'energyKwh', 'energyAssumption', 'energySource')),
    ...(moneyDollars && fieldsOf(moneyDollars, 'moneyDollars', 'moneyAssumption', 'moneySource')),
  };
}

function fieldsOf(
  { amount, assumption, source }: Figure,
  ...[amountField, assumptionField, sourceField]: [string, string, string]
): EstimateFields {
  return { [amountField]: amount, [assumptionField]: assumption, [sourceField]: source };
}
