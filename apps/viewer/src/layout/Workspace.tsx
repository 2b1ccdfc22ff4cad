import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import type { LinkFault } from '@mezzanine/bridge';
import type { ColorScheme } from '../css/useColorScheme.ts';
import { VenueMap } from '../map/VenueMap.tsx';
import type { AppState } from '../state/AppState.ts';
import { Loading } from '../notices/Loading.tsx';
import type { ViewerParts } from '../state/ViewerContext.ts';
import type { ViewerTexts } from '../text/texts.ts';
import { useQuietGraphics } from '../page-startup/useQuietGraphics.ts';
import { findFloor } from '../venue/findPlaces.ts';
import { Panel } from './Panel.tsx';
import type { Layout } from './useLayout.ts';
import styles from './Workspace.module.css';

/** Loaded on demand, because few links need a notice. */
const Notices = lazy(async () => ({ default: (await import('../notices/Notices.tsx')).Notices }));

/** Maximum time that the list waits for the map. */
const PATIENCE_MS = 1500;

interface Props {
  readonly state: AppState;
  /** `undefined` until the venue is loaded. */
  readonly parts: ViewerParts | undefined;
  readonly faults: readonly LinkFault[];
  readonly layout: Layout;
  readonly scheme: ColorScheme;
  readonly texts: ViewerTexts;
  /** Whether this is the viewer's own page, with its title. */
  readonly hasPage: boolean;
}

/** The map and the panel. */
export function Workspace(props: Props): ReactElement {
  const { state, parts, faults, layout, scheme, texts, hasPage } = props;
  const [covered, setCovered] = useState(0);
  const venue = parts?.venue;
  // Painting while the map opens would delay the graphics process and block the page. So the map
  // opens when nothing else is drawn, and the list renders once the map is visible.
  const mayOpenMap = useQuietGraphics(parts !== undefined);
  const isMapLate = useIsLate(parts !== undefined);
  const mayList = useQuietGraphics(parts?.mapView !== undefined || isMapLate, true);
  useEffect(() => {
    if (venue && hasPage) document.title = venue.name;
  }, [venue, hasPage]);
  return (
    <div className={styles.workspace}>
      <main className={styles.map}>
        {parts && mayOpenMap ? (
          <VenueMap parts={parts} scheme={scheme} covered={layout === 'sheet' ? covered : 0} />
        ) : (
          <Loading text={texts.loading} />
        )}
      </main>
      <div className={styles.notices} role="status">
        <Suspense>
          {parts && mayNeedNotices(parts, faults) && <Notices parts={parts} faults={faults} />}
        </Suspense>
      </div>
      <Panel
        state={state}
        parts={mayList ? parts : undefined}
        layout={layout}
        texts={texts}
        onCover={setCovered}
      />
    </div>
  );
}

/** Whether the map has taken so long that nothing waits for it anymore. */
function useIsLate(isExpected: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isExpected) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isExpected]);
  return isLate;
}

/** Whether the state names anything that the venue may not have; the notices check which. */
function mayNeedNotices({ state, venue }: ViewerParts, faults: readonly LinkFault[]): boolean {
  const { location, departure, stops, category, language, floor, problem } = state;
  const hasNames = [...location, ...departure, ...stops].length > 0;
  const hasUnknownFloor = floor !== undefined && !findFloor(venue, floor);
  const hasMore = category !== undefined || language !== undefined || problem !== undefined;
  return faults.length > 0 || hasNames || hasUnknownFloor || hasMore;
}
