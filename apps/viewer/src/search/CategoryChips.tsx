import { useEffect, useRef, type CSSProperties, type ReactElement } from 'react';
import type { Category } from '@mezzanine/react-sdk';
import { useViewer } from '../state/ViewerContext.ts';
import { findCategory, locationsIn } from './listedPlaces.ts';
import styles from './CategoryChips.module.css';

/** A row of categories: top-level categories, or the children of the selected one. */
export function CategoryChips(): ReactElement | null {
  const { state, dispatch, venue, texts } = useViewer();
  const list = useRef<HTMLDivElement>(null);
  const chosen = state.category === undefined ? undefined : findCategory(venue, state.category);
  const chips = chipsFor(venue.categories, chosen);
  useEffect(() => {
    list.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  if (chips.length === 0) return null;
  return (
    <div
      ref={list}
      className={styles.chips}
      role="group"
      aria-label={texts.search.categories}
      // Browsers do not scroll to a partly visible chip.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {chips.map((category) => {
        const isChosen = category === chosen;
        return (
          <button
            key={category.id}
            type="button"
            className={styles.chip}
            aria-pressed={isChosen}
            onClick={() =>
              dispatch({
                type: 'choose-category',
                category: isChosen ? category.parent?.id : category.id,
              })
            }
          >
            <span
              className={styles.tint}
              style={{ '--tint': category.color } as CSSProperties}
              aria-hidden
            />
            {category.name}
          </button>
        );
      })}
    </div>
  );
}

/** The ancestors of the selected category and its children, or the top-level categories. */
function chipsFor(all: readonly Category[], chosen: Category | undefined): readonly Category[] {
  const top = all.filter(({ parent }) => parent === undefined);
  const shown = chosen ? [...upTo(chosen), ...chosen.children] : top;
  const siblings = chosen && chosen.children.length === 0 ? (chosen.parent?.children ?? []) : [];
  const rest = chosen && !chosen.parent && chosen.children.length === 0 ? top : siblings;
  return [...new Set([...shown, ...rest])].filter((category) => locationsIn(category).length > 0);
}

function upTo(category: Category): readonly Category[] {
  return category.parent ? [...upTo(category.parent), category] : [category];
}
