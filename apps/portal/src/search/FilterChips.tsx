import type { ReactNode } from 'react';
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
import './filterChips.css';

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

/** Buttons that narrow results: a group for each facet in which there is a choice. */
export function FilterChips({ counts, filters, onToggle, onClear }: Props): ReactNode {
  const groups = filterNames
    .map((name) => ({ name, values: filterChoices(name, counts, filters) }))
    .filter(({ name, values }) => values.length > 1 || filters[name].length > 0);
  if (groups.length === 0) return null;
  const isNarrowed = hasFilters(filters);
  return (
    <div className="filter-chips">
      {groups.map(({ name, values }, index) => (
        <div
          key={name}
          role="group"
          aria-label={`Filter by ${name}`}
          className="filter-chips__group"
        >
          <span className="filter-chips__label" aria-hidden>
            {groupLabels[name]}
          </span>
          {values.map((value) => (
            <button
              key={value}
              type="button"
              className="filter-chip"
              aria-pressed={filters[name].includes(value)}
              onClick={() => {
                onToggle(name, value);
              }}
            >
              {filterLabel(value)}
              <span className="filter-chip__count"> {filterCount(counts, name, value)}</span>
            </button>
          ))}
          {isNarrowed && index === groups.length - 1 ? (
            <button type="button" className="filter-chip filter-chip--clear" onClick={onClear}>
              Clear filters
            </button>
          ) : null}
        </div>
      ))}
    </div>
  );
}
