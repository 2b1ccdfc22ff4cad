/** The parts of the web SDK that the map doctor uses, with the names of its reference. */
export interface Sdk {
  readonly loadVenue: (bundle: ArrayBuffer) => Promise<SdkVenue>;
  readonly showMap: (
    container: HTMLElement,
    venue: SdkVenue,
    options: { readonly accessibleName: string } & Partial<SdkView>,
  ) => Promise<SdkMap>;
}

interface SdkVenue {
  readonly floors: readonly SdkFloor[];
}

interface SdkCameraState {
  readonly center: { readonly longitude: number; readonly latitude: number };
  readonly zoomLevel: number;
  readonly bearing: number;
  readonly pitch: number;
}

/** What a map shows; options of a new map that shows the same. */
export interface SdkView extends SdkCameraState {
  readonly floor: string;
}

/** A floor, and its building. */
interface SdkFloor {
  readonly id: string;
  readonly name: string;
  readonly floorStack: {
    readonly name: string;
    readonly kind: 'building' | 'outdoor';
    /** From the lowest to the highest. */
    readonly floors: readonly SdkFloor[];
  };
}

/** A map of the SDK. */
export interface SdkMap {
  readonly floors: {
    readonly current: SdkFloor;
    readonly all: readonly SdkFloor[];
    readonly set: (floor: string) => void;
  };
  /** Adds a listener. @returns a function that removes it */
  readonly on: (
    type: 'floor-change',
    listener: (event: { readonly floor: SdkFloor }) => void,
  ) => () => void;
  readonly shapes: {
    add: (
      geoJson: object,
      options: { floor?: string; color?: string; heightMeters?: number; opacity?: number },
    ) => object;
    remove: (shape: object) => void;
  };
  readonly camera: SdkCameraState & {
    set: (state: Partial<SdkCameraState>) => void;
    focusOn: (
      targets:
        | SdkFloor
        | readonly (SdkFloor | { longitude: number; latitude: number; floorId?: string })[],
      options?: { maxZoomLevel?: number; paddingPixels?: number; durationMs?: number },
    ) => Promise<unknown>;
  };
  readonly destroy: () => void;
}

/** The SDK that this server serves; not a part of the site's own scripts. */
const address = '/sdk/6/mezzanine.js';

/** Loads the web SDK, once. */
export function loadSdk(): Promise<Sdk> {
  return import(/* webpackIgnore: true */ address) as Promise<Sdk>;
}
