import { createContext, useContext, type Dispatch } from 'react';
import type { MapViewInstance, Venue } from '@mezzanine/react-sdk';
import type { ViewerTexts } from '../text/texts.ts';
import type { AppState, ViewerSettings } from './AppState.ts';
import type { AppAction } from './reduceState.ts';

/** Context of all components of the viewer. */
export interface ViewerParts {
  /** The current state. */
  readonly state: AppState;
  /** Dispatches an action. */
  readonly dispatch: Dispatch<AppAction>;
  /** The venue, in the language of the state. */
  readonly venue: Venue;
  /** Settings that do not change while the viewer is open. */
  readonly settings: ViewerSettings;
  /** All interface texts. */
  readonly texts: ViewerTexts;
  /** The map view once it is drawn, for components beside it. */
  readonly mapView: MapViewInstance | undefined;
  /** Sets the map view. */
  readonly onMap: (mapView: MapViewInstance) => void;
}

/** Provides the context once the venue is loaded. */
export const ViewerContext = createContext<ViewerParts | undefined>(undefined);

/**
 * State, venue and texts.
 *
 * @throws Error outside the viewer
 */
export function useViewer(): ViewerParts {
  const parts = useContext(ViewerContext);
  if (!parts)
    throw new Error(
      'useViewer() was called outside the viewer. Call it in a component below <App>.',
    );
  return parts;
}
