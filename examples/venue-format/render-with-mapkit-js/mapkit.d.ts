/**
 * The parts of MapKit JS 5 that the program uses, declared from Apple's public documentation
 * (developer.apple.com/documentation/mapkitjs). Apple publishes no types with the script.
 */
declare namespace mapkit {
  /** Starts MapKit JS. It requests a token now and whenever the last one has expired. */
  function init(options: MapKitInitOptions): void;

  interface MapKitInitOptions {
    authorizationCallback: (done: (token: string) => void) => void;
    language?: string;
  }

  /** A place: latitude first, unlike GeoJSON. */
  class Coordinate {
    constructor(latitude?: number, longitude?: number);
    latitude: number;
    longitude: number;
  }

  interface StyleConstructorOptions {
    /** A CSS color. */
    fillColor?: string | null;
    fillOpacity?: number;
    /** Which parts of several rings are inside; `evenodd` leaves holes open. */
    fillRule?: 'nonzero' | 'evenodd';
    strokeColor?: string | null;
    strokeOpacity?: number;
    /** In CSS pixels. */
    lineWidth?: number;
  }

  class Style {
    constructor(options?: StyleConstructorOptions);
  }

  interface OverlayOptions {
    data?: object;
    enabled?: boolean;
    selected?: boolean;
    style?: Style;
    visible?: boolean;
  }

  abstract class Overlay {
    data: object;
    enabled: boolean;
    selected: boolean;
    style: Style;
    visible: boolean;
  }

  class PolygonOverlay extends Overlay {
    constructor(points: Coordinate[] | Coordinate[][], options?: OverlayOptions);
    points: Coordinate[][];
  }

  class CircleOverlay extends Overlay {
    /** The radius is in meters. */
    constructor(coordinate: Coordinate, radius: number, options?: OverlayOptions);
  }

  interface MapConstructorOptions {
    isRotationEnabled?: boolean;
    showsPointsOfInterest?: boolean;
    showsMapTypeControl?: boolean;
  }

  interface MapShowItemsOptions {
    animate?: boolean;
  }

  class Map {
    constructor(parent?: string | Element, options?: MapConstructorOptions);
    element: Element;
    overlays: Overlay[];
    addOverlays(overlays: Overlay[]): Overlay[];
    removeOverlays(overlays: Overlay[]): Overlay[];
    showItems(items: Overlay[], options?: MapShowItemsOptions): Overlay[];
    addEventListener(type: 'select', listener: (event: { overlay?: Overlay }) => void): void;
  }
}
