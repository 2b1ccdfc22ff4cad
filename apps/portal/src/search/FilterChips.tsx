import type { ReactNode } from 'react';
import { ChipGroups } from './ChipGroups.tsx';
import { filterLabel } from './hitLabelOf.ts';
import {
  filterChoices,
  filterCount,
  filterNames,
  hasFilters,
  type FilterCounts,
  type FilterName,
  type SearchFilters,
} from './searchFilters.ts';

const groupLabels: Readonly<Record<FilterName, string>> = {
  set: 'In',
  version: 'Version',
  kind: 'Kind',
};

interface Props {
  readonly counts: FilterCounts;
  readonly filters: SearchFilters;
  readonly onToggle: (name: FilterName, value: string) => void;
  readonly onClear: () => void;
}

/** Buttons that filter results: a group per facet with several values. */
export function FilterChips({ counts, filters, onToggle, onClear }: Props): ReactNode {
  const groups = filterNames
    .map((name) => ({ name, values: filterChoices(name, counts, filters) }))
    .filter(({ name, values }) => values.length > 1 || filters[name].length > 0)
    .map(({ name, values }) => ({
      name,
      label: groupLabels[name],
      chips: values.map((value) => ({
        value,
        text: filterLabel(value),
        count: filterCount(counts, name, value),
        isChosen: filters[name].includes(value),
      })),
    }));
  if (groups.length === 0) return null;
  const clear = hasFilters(filters) ? onClear : undefined;
  return <ChipGroups groups={groups} onPress={onToggle} onClear={clear} />;
}
