import { SelectField } from '@/components/select-field';
import {
  countsOf,
  FILTER_NAMES,
  type Filterable,
  filterOf,
  type FilterName,
} from '@/domain/choosing/filters';
import type { ChangeableChoice } from './use-list-choice';

interface FilterFieldsProps {
  /** The tasks that the search found. */
  readonly tasks: readonly Filterable[];
  readonly choice: ChangeableChoice;
}

const ANY = 'all';

/** A field for each filter, whose options say how many tasks they would leave. */
export function FilterFields({ tasks, choice }: FilterFieldsProps) {
  return FILTER_NAMES.map((name) => (
    <SelectField
      key={name}
      label={filterOf(name).label}
      options={optionsOf(name, countsOf(tasks, choice.filters, name))}
      value={choice.filters[name] ?? ANY}
      onChange={({ target }) =>
        choice.setFilter(name, target.value === ANY ? undefined : target.value)
      }
    />
  ));
}

function optionsOf(
  name: FilterName,
  counts: Readonly<Record<string, number>>,
): Record<string, string> {
  const { anyLabel, options } = filterOf(name);
  const counted = Object.entries(options).map(([value, { label }]) => [
    value,
    `${label} (${counts[value] ?? 0})`,
  ]);
  return { [ANY]: anyLabel, ...Object.fromEntries(counted) };
}
