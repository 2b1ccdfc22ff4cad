import type { ReactNode } from 'react';
import type { ShowcaseItem } from '../../plugins/showcase/ShowcaseItem.ts';
import { EmptyRoom } from '../components/EmptyRoom/EmptyRoom.tsx';
import { choicesOf, noFilters, type FilterName, type ShowcaseFilters } from './showcaseFilters.ts';

interface Props {
  readonly items: readonly ShowcaseItem[];
  readonly filters: ShowcaseFilters;
  readonly onChange: (filters: ShowcaseFilters) => void;
}

/** Offers each filter alone if no app matches both; each alone always matches some. */
export function NoApps({ items, filters, onChange }: Props): ReactNode {
  const alone = (['venue', 'topic'] as const satisfies readonly FilterName[]).flatMap((name) =>
    choicesOf(items, name)
      .filter(({ value }) => value === filters[name])
      .map((choice) => ({ ...choice, filters: { ...noFilters, [name]: choice.value } })),
  );
  return (
    <EmptyRoom>
      <p>Show the apps with only one of the filters:</p>
      <ul>
        {alone.map(({ value, name, count, filters: next }) => (
          <li key={value}>
            <button
              type="button"
              className="button-quiet"
              onClick={() => {
                onChange(next);
              }}
            >
              {name}: {count} {count === 1 ? 'app' : 'apps'}
            </button>
          </li>
        ))}
      </ul>
    </EmptyRoom>
  );
}
