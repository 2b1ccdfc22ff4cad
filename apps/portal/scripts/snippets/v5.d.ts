/**
 * The 5.x entry as far as the migration guide calls it: names, units and order of arguments are
 * those in `decisions/0024-entries-for-5x-and-4x.md`. Blocks marked `sdk=5` compile against
 * it until the entry itself is in the package.
 */
declare module '@mezzanine/mezzanine-js/v5' {
  export interface Coordinate {
    readonly latitude: number;
    readonly longitude: number;
    readonly map?: Map;
  }

  export interface Map {
    readonly id: string;
    readonly name: string;
    readonly elevation: number;
  }

  interface Navigable {
    readonly id: string;
    readonly name: string;
    directionsTo(to: Polygon | Location, options?: { readonly accessible?: boolean }): Directions;
  }

  export interface Polygon extends Navigable {
    readonly map: Map;
    readonly locations: readonly Location[];
  }

  export interface Location extends Navigable {
    readonly polygons: readonly Polygon[];
  }

  export interface Directions {
    readonly path: readonly Coordinate[];
    readonly distance: number;
    readonly instructions: readonly { readonly instruction: string; readonly distance: number }[];
  }

  export interface Venue {
    readonly name: string;
    readonly maps: readonly Map[];
    readonly polygons: readonly Polygon[];
    readonly locations: readonly Location[];
    changeLanguage(code: string): Promise<void>;
  }

  type LabelTexts = { readonly appearance?: object; readonly interactive?: boolean };

  interface Labels {
    labelAllLocations(options?: LabelTexts): void;
    add(place: Polygon, text: string, options?: LabelTexts): void;
    removeAll(): void;
  }

  export interface MapView {
    readonly venue: Venue;
    readonly currentMap: Map;
    readonly FlatLabels: Labels;
    readonly FloatingLabels: Labels;
    readonly Markers: {
      add(
        place: Polygon | Coordinate,
        html: string,
        options?: {
          readonly anchor?: string;
          readonly rank?: number;
          readonly interactive?: boolean;
        },
      ): { readonly id: string };
      removeAll(): void;
    };
    readonly Camera: {
      set(state: CameraState): void;
      animate(state: CameraState, options?: { readonly duration?: number }): Promise<void>;
      focusOn(
        targets: { readonly polygons?: readonly Polygon[]; readonly maps?: readonly Map[] },
        options?: { readonly minZoom?: number; readonly duration?: number },
      ): Promise<void>;
    };
    readonly Journey: {
      draw(directions: Directions, options?: { readonly pathOptions?: object }): void;
      setStep(index: number): void;
      clear(): void;
    };
    readonly BlueDot: { enable(options?: object): void; disable(): void };
    setMap(map: Map | string): Promise<void>;
    on(event: 'click', listener: (detail: ClickDetail) => void): void;
    on(event: 'map-changed', listener: (map: Map) => void): void;
    addInteractivePolygonsForAllLocations(options?: { readonly hoverColor?: string }): void;
    setPolygonColor(polygon: Polygon, color: string): void;
    clearPolygonColor(polygon: Polygon): void;
    createTooltip(place: Polygon, text: string): { readonly id: string };
    removeAllTooltips(): void;
  }

  interface CameraState {
    /** Radians, counterclockwise from the venue's natural bearing. */
    readonly rotation?: number;
    /** Radians from straight down. */
    readonly tilt?: number;
    /** Meters above the ground. */
    readonly zoom?: number;
    readonly position?: Coordinate;
  }

  interface ClickDetail {
    readonly polygons: readonly Polygon[];
    readonly position: Coordinate;
  }

  export const E_SDK_EVENT: { readonly CLICK: 'click'; readonly MAP_CHANGED: 'map-changed' };

  export class OfflineSearch {
    constructor(venue: Venue);
    search(text: string): Promise<readonly { readonly type: string; readonly object: Navigable }[]>;
  }

  export function getVenue(options: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly venue: string;
    readonly baseUrl?: string;
    readonly language?: string;
  }): Promise<Venue>;

  export function showVenue(
    element: HTMLElement,
    venue: Venue,
    options?: { readonly firstMap?: Map | string; readonly labelAllLocationsOnInit?: boolean },
  ): Promise<MapView>;
}
