import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { HitLine } from './HitLine.tsx';
import { resultAddress } from './resultAddress.ts';
import { resultsPageAddress } from './resultsPageAddress.ts';
import type { PanelItem, PanelState, SearchPanel } from './SearchPanel.ts';
import { isForBrowser } from './useFollowResult.ts';

interface Props {
  readonly panel: SearchPanel;
  readonly state: PanelState;
  readonly onOpen: (item: PanelItem) => void;
  readonly onClose: () => void;
}

/** Consecutive items of each section. */
function sectionsOf<T extends PanelItem>(items: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const sections = new Map<string, T[]>();
  for (const item of items) {
    sections.set(item.section, [...(sections.get(item.section) ?? []), item]);
  }
  return sections;
}

/** The results by section: a list box whose options are links. */
export function ResultList({ panel, state, onOpen, onClose }: Props): ReactNode {
  const [results] = state.core.collections;
  if (results === undefined) return null;
  const { source, items } = results;
  const count = state.answer?.count ?? items.length;
  return (
    <>
      <div
        {...panel.core.getListProps({ source })}
        hidden={!state.core.isOpen}
        aria-labelledby={undefined}
        aria-label="Results"
      >
        {[...sectionsOf(items)].map(([section, found], index) => (
          <div
            key={section}
            role="group"
            aria-labelledby={`search-section-${index}`}
            className="DocSearch-Hits"
          >
            <div
              role="presentation"
              className="DocSearch-Hit-source"
              id={`search-section-${index}`}
            >
              {section}
            </div>
            {found.map((item) => {
              const option = panel.core.getItemProps({ item, source });
              return (
                <div key={item.hit.objectID} role="presentation" className="DocSearch-Hit">
                  <a
                    {...option}
                    href={resultAddress(item.hit)}
                    tabIndex={-1}
                    data-under-page={item.parent !== undefined}
                    onClick={(event) => {
                      option.onClick(event);
                      if (isForBrowser(event)) return;
                      event.preventDefault();
                      onOpen(item);
                    }}
                  >
                    <HitLine hit={item.hit} isUnderPage={item.parent !== undefined} />
                  </a>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p className="DocSearch-HitsFooter">
        <Link
          to={resultsPageAddress({ text: state.core.query, filters: state.filters, page: 0 })}
          onClick={onClose}
        >
          {`See all ${count} results`}
        </Link>
      </p>
    </>
  );
}
