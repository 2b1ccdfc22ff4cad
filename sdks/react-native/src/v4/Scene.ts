import type {
  BlueDotProps,
  CameraRules,
  LabelProps,
  MarkerProps,
  RouteProps,
  ShapeProps,
} from '../index.ts';

/** A label, and the polygon whose color it follows. */
export interface SceneLabel {
  readonly props: LabelProps;
  readonly polygonId: string | undefined;
  /** Whether `labelAllLocations` added it. */
  readonly isNamed: boolean;
}

/** A marker, and its owner. */
export interface SceneMarker {
  readonly props: MarkerProps;
  readonly owner: 'marker' | 'tooltip' | 'journey';
}

/** How a polygon's look differs from the map's. */
interface PolygonLook {
  readonly color?: string;
  readonly textColor?: string;
  readonly opacity?: number;
}

/** The content of a map. */
export interface SceneState {
  readonly floorId: string | undefined;
  readonly labels: ReadonlyMap<string, SceneLabel>;
  readonly markers: ReadonlyMap<string, SceneMarker>;
  /** By the ids of polygons. */
  readonly looks: ReadonlyMap<string, PolygonLook>;
  /** Colors of polygons at the route's destinations, by id. */
  readonly highlights: ReadonlyMap<string, string>;
  /** Ids of polygons that highlight on taps. */
  readonly interactive: ReadonlySet<string>;
  readonly paths: ReadonlyMap<string, ShapeProps>;
  readonly route: RouteProps | undefined;
  readonly blueDot: BlueDotProps | undefined;
  readonly screenOffsets: CameraRules['screenOffsets'];
}

const EMPTY: SceneState = {
  floorId: undefined,
  labels: new Map(),
  markers: new Map(),
  looks: new Map(),
  highlights: new Map(),
  interactive: new Set(),
  paths: new Map(),
  route: undefined,
  blueDot: undefined,
  screenOffsets: undefined,
};

type MapTopic = 'labels' | 'markers' | 'looks' | 'paths';
type ValueOf<T extends MapTopic> = SceneState[T] extends ReadonlyMap<string, infer V> ? V : never;

/** Content that calls put on a map, as state that React renders. */
export class Scene {
  #state: SceneState = EMPTY;
  #lastId = 0;
  readonly #listeners = new Set<() => void>();

  /** The current state; another object after each change. */
  readonly read = (): SceneState => this.#state;

  /** Calls back after each change. Returns a function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Replaces some of the state. */
  change(patch: Partial<SceneState>): void {
    this.#state = { ...this.#state, ...patch };
    for (const listener of [...this.#listeners]) listener();
  }

  /** Removes everything, for another venue that shows a floor. */
  clear(floorId: string): void {
    this.change({ ...EMPTY, floorId });
  }

  /** Returns an id that was never used on this map. */
  newId(kind: string): string {
    this.#lastId += 1;
    return `${kind}-${this.#lastId}`;
  }

  /** Sets an entry of a topic; `undefined` removes it. */
  set<T extends MapTopic>(topic: T, id: string, value: ValueOf<T> | undefined): void {
    const entries = new Map<string, unknown>(this.#state[topic]);
    if (value === undefined) entries.delete(id);
    else entries.set(id, value);
    this.change({ [topic]: entries });
  }

  /** Keeps the entries of a topic for which a test returns true. */
  keep<T extends MapTopic>(topic: T, isKept: (value: ValueOf<T>) => boolean): void {
    const entries = [...(this.#state[topic] as ReadonlyMap<string, ValueOf<T>>)];
    this.change({ [topic]: new Map(entries.filter(([, value]) => isKept(value))) });
  }
}
