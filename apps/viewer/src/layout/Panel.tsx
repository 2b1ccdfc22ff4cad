import { useRef, useState, type ReactElement } from 'react';
import type { AppState } from '../state/AppState.ts';
import type { ViewerParts } from '../state/ViewerContext.ts';
import type { ViewerTexts } from '../text/texts.ts';
import { ListView } from './ListView.tsx';
import styles from './Panel.module.css';
import { SheetHandle } from './SheetHandle.tsx';
import type { Layout } from './useLayout.ts';
import { useSheet } from './useSheet.ts';
import { DirectionsView } from './DirectionsView.tsx';
import { PlaceView } from './PlaceView.tsx';

interface Props {
  readonly state: AppState;
  /** `undefined` until the venue is loaded. */
  readonly parts: ViewerParts | undefined;
  readonly layout: Layout;
  readonly texts: ViewerTexts;
  /** Called with the number of map pixels that the sheet covers. */
  readonly onCover: (pixels: number) => void;
}

/** The panel beside, below, or over the map: the list, a place, or directions. */
export function Panel({ state, parts, layout, texts, onCover }: Props): ReactElement {
  const panel = useRef<HTMLElement>(null);
  const isSheet = layout === 'sheet';
  const view = viewOf(state);
  const scene = `${view} ${state.location.join('+')}`;
  const [isListBegun, setListBegun] = useState(false);
  const sheet = useSheet(panel, { scene, isWanted: isSheet, isLow: view === 'list', onCover });
  const beginList = () => setListBegun(true);
  // A low sheet hides the list, and rendering it would delay the map on phones.
  if (!isListBegun && (!isSheet || sheet.snap !== 'peek')) beginList();
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={texts.panel.label}
      data-dragging={sheet.isDragging || undefined}
      style={isSheet ? { height: sheet.height } : undefined}
      onPointerDownCapture={beginList}
      onFocusCapture={beginList}
    >
      {isSheet && <SheetHandle sheet={sheet} texts={texts} />}
      {parts ? (
        <>
          <ListView
            layout={layout}
            isShown={view === 'list'}
            isBegun={isListBegun}
            onBegin={sheet.open}
          />
          {view === 'place' && <PlaceView panel={panel} />}
          {view === 'directions' && <DirectionsView panel={panel} layout={layout} />}
        </>
      ) : (
        <div className={styles.view} aria-hidden>
          <div className={styles.ghostTitle} />
          <div className={styles.ghostField} />
        </div>
      )}
    </section>
  );
}

/** Several selected places are a list; a single one is a card. */
function viewOf(state: AppState): 'list' | 'place' | 'directions' {
  if (state.view === 'directions') return 'directions';
  return state.location.length > 0 ? 'place' : 'list';
}
