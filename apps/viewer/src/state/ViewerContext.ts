import { createContext, useContext, type Dispatch } from 'react';
import type { MapViewInstance, Venue } from '@mezzanine/react-sdk';
import type { ViewerTexts } from '../text/texts.ts';
import type { AppState, ViewerSettings } from './AppState.ts';
import type { AppAction } from './reduceState.ts';

/** What every part of the viewer works with. */
export interface ViewerParts {
  /** What is shown. */
  readonly state: AppState;
  /** Changes what is shown. */
  readonly dispatch: Dispatch<AppAction>;
  /** In the language of the state. */
  readonly venue: Venue;
  /** What does not change while the viewer is open. */
  readonly settings: ViewerSettings;
  /** All visible text. */
  readonly texts: ViewerTexts;
  /** The map, once it is drawn: for parts that stand beside it. */
  readonly mapView: MapViewInstance | undefined;
  /** Told of the map. */
  readonly onMap: (mapView: MapViewInstance) => void;
}

/** Around everything that is shown once the venue is there. */
export const ViewerContext = createContext<ViewerParts | undefined>(undefined);

/**
 * State, venue and texts.
 *
 * @throws Error outside of the viewer
 */
export function useViewer(): ViewerParts {
  const parts = useContext(ViewerContext);
  if (!parts) throw new Error('useViewer() was called outside of the viewer. Use it in <App>.');
  return parts;
}
