import { a } from '@aws-amplify/backend';
import { MIN_SAVED, MAX_ASSUMPTION_LENGTH, MAX_DURATION, MAX_SAVED } from '../limits';
import { source, text, wholeNumber } from './catalog-fields';

/** The savings of one completion, in the field's unit. */
const amount = (max: number) =>
  a
    .float()
    .validate((value) =>
      value
        .gte(MIN_SAVED, `An estimate must be ${MIN_SAVED} or more`)
        .lte(max, `An estimate must be ${max} or less`),
    );

const assumption = () => text('An assumption', MAX_ASSUMPTION_LENGTH);

/** The savings of one completion of a task, each figure with its assumption and its source (decision 033). */
export const estimates = {
  carbonKg: amount(MAX_SAVED.carbonKg),
  carbonAssumption: assumption(),
  carbonSource: source(),
  waterLiters: amount(MAX_SAVED.waterLiters),
  waterAssumption: assumption(),
  waterSource: source(),
  wasteKg: amount(MAX_SAVED.wasteKg),
  wasteAssumption: assumption(),
  wasteSource: source(),
  energyKwh: amount(MAX_SAVED.energyKwh),
  energyAssumption: assumption(),
  energySource: source(),
  moneyDollars: amount(MAX_SAVED.moneyDollars),
  moneyAssumption: assumption(),
  moneySource: source(),
  /** The days over which a completion saves these amounts, such as a year; empty if all at once. */
  savesOver: wholeNumber('A savings period', MAX_DURATION),
};
