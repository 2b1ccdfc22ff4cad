import type { ReactNode } from 'react';
import type { ShowcaseItem } from '../../plugins/showcase/ShowcaseItem.ts';
import { ChipGroups } from '../search/ChipGroups.tsx';
import { choicesOf, noFilters, type FilterName, type ShowcaseFilters } from './showcaseFilters.ts';

const labels: Readonly<Record<FilterName, string>> = { venue: 'Venue', topic: 'Topic' };

interface Props {
  readonly items: readonly ShowcaseItem[];
  readonly filters: ShowcaseFilters;
  readonly onChange: (filters: ShowcaseFilters) => void;
}

/** Buttons that filter the apps, with one selected value per group; a second press deselects it. */
export function ShowcaseFilterChips({ items, filters, onChange }: Props): ReactNode {
  const groups = (['venue', 'topic'] as const).map((name) => ({
    name,
    label: labels[name],
    chips: choicesOf(items, name).map(({ value, name: text, count }) => ({
      value,
      text,
      count,
      isChosen: filters[name] === value,
    })),
  }));
  const isNarrowed = filters.venue !== undefined || filters.topic !== undefined;
  const clear = (): void => {
    onChange(noFilters);
  };
  return (
    <ChipGroups
      groups={groups}
      onPress={(name, value) => {
        onChange({ ...filters, [name]: filters[name] === value ? undefined : value });
      }}
      onClear={isNarrowed ? clear : undefined}
    />
  );
}
