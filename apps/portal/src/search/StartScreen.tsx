import { Star, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { HitLine } from './HitLine.tsx';
import { unmarked } from './markedParts.ts';
import { samePageAddress } from './samePageAddress.ts';
import { hitTexts } from './SearchHit.ts';
import type { PanelItem, PanelState, SearchPanel } from './SearchPanel.ts';
import { isForBrowser } from './useFollowResult.ts';

const titles: Readonly<Record<string, string>> = { recent: 'Recent', favorite: 'Favorite' };

interface Props {
  readonly panel: SearchPanel;
  readonly state: PanelState;
  readonly onOpen: (item: PanelItem) => void;
  /** Called when a row was removed, and the focus with it. */
  readonly onRowGone: () => void;
}

interface RowProps extends Props {
  readonly item: PanelState['core']['collections'][number]['items'][number];
  readonly source: PanelState['core']['collections'][number]['source'];
}

function Row({ panel, item, source, onOpen, onRowGone }: RowProps): ReactNode {
  const isFavorite = source.sourceId === 'favorite';
  const row = panel.core.getItemProps({ item, source });
  const title = unmarked(hitTexts(item.hit).title);
  return (
    <div {...row} onClick={undefined} role="row" className="DocSearch-Hit search-saved">
      <span role="gridcell" className="search-saved__page">
        <a
          href={samePageAddress(item.hit.url)}
          tabIndex={-1}
          onClick={(event) => {
            row.onClick(event);
            if (isForBrowser(event)) return;
            event.preventDefault();
            onOpen(item);
          }}
        >
          <HitLine hit={item.hit} isFavorite={isFavorite} />
        </a>
      </span>
      {isFavorite ? null : (
        <span role="gridcell">
          <button
            type="button"
            className="search-saved__action"
            aria-label={`Make ${title} a favorite`}
            title="Make a favorite"
            onClick={() => {
              panel.favor(item.hit);
              onRowGone();
            }}
          >
            <Star size={16} strokeWidth={1.5} aria-hidden />
          </button>
        </span>
      )}
      <span role="gridcell">
        <button
          type="button"
          className="search-saved__action"
          aria-label={`Remove ${title}`}
          title="Remove"
          onClick={() => {
            panel.forget(item.hit);
            onRowGone();
          }}
        >
          <X size={16} strokeWidth={1.5} aria-hidden />
        </button>
      </span>
    </div>
  );
}

/** Content of the dialog without a query: recent results and favorites. */
export function StartScreen(props: Props): ReactNode {
  const { panel, state } = props;
  const saved = state.core.collections.filter(
    ({ source, items }) => source.sourceId in titles && items.length > 0,
  );
  if (saved.length === 0) {
    return (
      <p className="DocSearch-StartScreen">
        {state.keepsRecents ? 'No recent searches' : 'Recent searches are not kept'}
      </p>
    );
  }
  return saved.map(({ source, items }) => (
    <div key={source.sourceId} className="DocSearch-Hits">
      <h2 className="DocSearch-Hit-source" id={`search-${source.sourceId}`}>
        {titles[source.sourceId]}
      </h2>
      <div
        {...panel.core.getListProps({ source })}
        role="grid"
        aria-labelledby={`search-${source.sourceId}`}
      >
        {items.map((item) => (
          <Row key={item.hit.objectID} {...props} item={item} source={source} />
        ))}
      </div>
    </div>
  ));
}
