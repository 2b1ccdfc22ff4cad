import type { ReactNode } from 'react';
import type { ShowcaseItem } from '../../plugins/showcase/ShowcaseItem.ts';
import '../search/filterChips.css';
import { choicesOf, noFilters, type FilterName, type ShowcaseFilters } from './showcaseFilters.ts';

const labels: Readonly<Record<FilterName, string>> = { venue: 'Venue', topic: 'Topic' };

interface Props {
  readonly items: readonly ShowcaseItem[];
  readonly filters: ShowcaseFilters;
  readonly onChange: (filters: ShowcaseFilters) => void;
}

/** Buttons that narrow the apps, one at a time in each group; a second press takes one back. */
export function ShowcaseFilterChips({ items, filters, onChange }: Props): ReactNode {
  const isNarrowed = filters.venue !== undefined || filters.topic !== undefined;
  return (
    <div className="filter-chips">
      {(['venue', 'topic'] as const).map((name) => (
        <div
          key={name}
          role="group"
          aria-label={`Filter by ${name}`}
          className="filter-chips__group"
        >
          <span className="filter-chips__label" aria-hidden>
            {labels[name]}
          </span>
          {choicesOf(items, name).map(({ value, name: text, count }) => (
            <button
              key={value}
              type="button"
              className="filter-chip"
              aria-pressed={filters[name] === value}
              onClick={() => {
                const chosen = filters[name] === value ? undefined : value;
                onChange({ ...filters, [name]: chosen });
              }}
            >
              {text}
              <span className="filter-chip__count"> {count}</span>
            </button>
          ))}
          {isNarrowed && name === 'topic' ? (
            <button
              type="button"
              className="filter-chip filter-chip--clear"
              onClick={() => {
                onChange(noFilters);
              }}
            >
              Clear filters
            </button>
          ) : null}
        </div>
      ))}
    </div>
  );
}
