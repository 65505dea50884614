import { MAX_DURATION } from '@/definition';
import type { Measure } from '@/domain/impact/measures';
import { effortFields } from './effort-fields';
import type { CatalogModel, Field } from './field';
import { taskModel } from './task-model';

const amount = (measure: Measure, label: string, hint: string) =>
  ({ label, kind: 'amount', hint, measure }) as const satisfies Field;
const assumption = (measure: Measure, label: string) =>
  ({ label, kind: 'assumption', measure }) as const satisfies Field;
const source = (measure: Measure, label: string) =>
  ({ label, kind: 'source', measure }) as const satisfies Field;

/** Savings of one completion of a task: figures, each with its assumption and its source (decision 033). */
export const estimateFields = {
  carbonKg: amount('carbon', 'Carbon saved', 'kg CO₂e; 1 lb is 0.45 kg'),
  carbonAssumption: assumption('carbon', 'Carbon assumption'),
  carbonSource: source('carbon', 'Carbon source'),
  waterLiters: amount('water', 'Water saved', 'Liters; 1 gallon is 3.8 liters'),
  waterAssumption: assumption('water', 'Water assumption'),
  waterSource: source('water', 'Water source'),
  wasteKg: amount('waste', 'Waste avoided', 'kg; 1 lb is 0.45 kg'),
  wasteAssumption: assumption('waste', 'Waste assumption'),
  wasteSource: source('waste', 'Waste source'),
  energyKwh: amount('energy', 'Energy saved', 'kWh'),
  energyAssumption: assumption('energy', 'Energy assumption'),
  energySource: source('energy', 'Energy source'),
  moneyDollars: { ...amount('money', 'Money saved', 'US dollars'), isDollars: true },
  moneyAssumption: assumption('money', 'Money assumption'),
  moneySource: source('money', 'Money source'),
  savesOver: {
    label: 'Savings period',
    kind: 'number',
    hint: 'Days over which a completion saves this, 30 or more; blank if all at once',
    most: MAX_DURATION,
  },
} as const satisfies Readonly<Record<string, Field>>;

/** Tasks as admins maintain them: the card's fields, effort, and estimates of savings. */
export const curatedTaskModel = {
  ...taskModel,
  fields: { ...taskModel.fields, ...estimateFields, ...effortFields },
} as const satisfies CatalogModel;
