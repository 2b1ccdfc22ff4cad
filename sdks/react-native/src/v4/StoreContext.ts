import type { Venue } from '@mezzanine/mezzanine-js/compat';
import type { CameraReport, MapHandle, Venue as Venue5 } from '../index.ts';
import type { Scene } from './Scene.ts';

/** Where the camera is, in the units of version 5. */
export type View = CameraReport;

/** Context shared by the topics of a store. */
export interface StoreContext {
  readonly venue: Venue;
  readonly scene: Scene;
  /** The map, for calls. */
  readonly map: () => MapHandle;
  /** The view that the map last reported. */
  readonly view: () => View;
}

const START_ZOOM_LEVEL = 18;

/** The view until the map reports one. */
export function startView({ center, naturalBearingDegrees }: Venue5): View {
  return { center, bearing: naturalBearingDegrees, pitch: 0, zoomLevel: START_ZOOM_LEVEL };
}
