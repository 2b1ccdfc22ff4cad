import type { ReactNode } from 'react';
import './filterChips.css';

/** A value that results may be narrowed to. */
interface Chip {
  readonly value: string;
  readonly text: string;
  /** How many results have it. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** The chips of one filter. */
interface ChipGroup<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly chips: readonly Chip[];
}

interface Props<Name extends string> {
  readonly groups: readonly ChipGroup<Name>[];
  readonly onPress: (name: Name, value: string) => void;
  /** Takes all that is chosen back; undefined where nothing is. */
  readonly onClear: (() => void) | undefined;
}

/** Toggle buttons that narrow what is listed: a row for each filter. */
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
