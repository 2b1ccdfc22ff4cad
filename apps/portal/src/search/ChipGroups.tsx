import type { ReactNode } from 'react';
import './filterChips.css';

/** A filter value. */
interface Chip {
  readonly value: string;
  readonly text: string;
  /** Number of results with the value. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** The values of one filter. */
interface ChipGroup<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly chips: readonly Chip[];
}

interface Props<Name extends string> {
  readonly groups: readonly ChipGroup<Name>[];
  readonly onPress: (name: Name, value: string) => void;
  /** Clears all filters; undefined if none is set. */
  readonly onClear: (() => void) | undefined;
}

/** Toggle buttons that filter a list: one row per filter. */
export function ChipGroups<Name extends string>({
  groups,
  onPress,
  onClear,
}: Props<Name>): ReactNode {
  return (
    <div className="filter-chips">
      {groups.map(({ name, label, chips }, index) => (
        <div
          key={name}
          role="group"
          aria-label={`Filter by ${name}`}
          className="filter-chips__group"
        >
          <span className="filter-chips__label" aria-hidden>
            {label}
          </span>
          {chips.map(({ value, text, count, isChosen }) => (
            <button
              key={value}
              type="button"
              className="filter-chip"
              aria-pressed={isChosen}
              onClick={() => {
                onPress(name, value);
              }}
            >
              {text}
              <span className="filter-chip__count"> {count}</span>
            </button>
          ))}
          {onClear && index === groups.length - 1 ? (
            <button type="button" className="filter-chip filter-chip--clear" onClick={onClear}>
              Clear filters
            </button>
          ) : null}
        </div>
      ))}
    </div>
  );
}
