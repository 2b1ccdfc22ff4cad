import { Category, Location, Navigable } from '../v5/entities.ts';
import { OldEvents } from '../v5/OldEvents.ts';
import { expectNumber, expectObject, invalidArgument } from '../v5/expectArgument.ts';

/** Events of {@link Analytics}. */
export const E_ANALYTICS_EVENT = {
  /** A location was selected. */
  LOCATION_SELECTED: 'location-selected',
  /** A category was selected. */
  CATEGORY_SELECTED: 'category-selected',
  /** Directions were requested. */
  GET_DIRECTIONS: 'get-directions',
  /** Text was searched. */
  TRACK_SEARCH: 'track-search',
} as const;

/** Payloads of the events of {@link Analytics}. */
export interface AnalyticsEvents {
  /** A location was selected. */
  readonly 'location-selected': { readonly location: Location; readonly sessionId: string };
  /** A category was selected. */
  readonly 'category-selected': { readonly category: Category; readonly sessionId: string };
  /** Directions were requested. */
  readonly 'get-directions': {
    readonly from: Navigable;
    readonly to: Navigable;
    readonly sessionId: string;
  };
  /** Text was searched. */
  readonly 'track-search': {
    readonly query: string;
    readonly count: number;
    readonly sessionId: string;
  };
}

/**
 * User actions in an app, as events that the app listens to. The SDK sends nothing.
 *
 * @example
 * Analytics.on(E_ANALYTICS_EVENT.LOCATION_SELECTED, ({ location }) => report(location.name));
 * Analytics.locationSelected(location);
 */
export class AnalyticsEmitter {
  readonly #events = new OldEvents<AnalyticsEvents>();
  #sessionId = randomId();
  #isEnabled = true;

  /** Random id of this visit; it is not stored. */
  get sessionId(): string {
    return this.#sessionId;
  }

  /** Whether events are emitted. */
  get enabled(): boolean {
    return this.#isEnabled;
  }

  /** Emits events. They are emitted from the start. */
  enable(): void {
    this.#isEnabled = true;
  }

  /** Emits no more events, and starts another session. */
  disable(): void {
    this.#isEnabled = false;
    this.#sessionId = randomId();
  }

  /**
   * Reports that a location was selected.
   *
   * @param location - the location
   * @throws MezzanineError `invalid-argument`
   */
  locationSelected(location: Location): void {
    if (!(location instanceof Location)) {
      throw invalidArgument('location', location, 'a location of a venue');
    }
    this.#emit('location-selected', { location, sessionId: this.#sessionId });
  }

  /**
   * Reports that a category was selected.
   *
   * @param category - the category
   * @throws MezzanineError `invalid-argument`
   */
  categorySelected(category: Category): void {
    if (!(category instanceof Category)) {
      throw invalidArgument('category', category, 'a category of a venue');
    }
    this.#emit('category-selected', { category, sessionId: this.#sessionId });
  }

  /**
   * Reports that directions were requested.
   *
   * @param request - origin and destination
   * @throws MezzanineError `invalid-argument`
   */
  getDirections(request: { readonly from: Navigable; readonly to: Navigable }): void {
    if (request === undefined)
      throw invalidArgument('request', request, 'an object with from and to');
    expectObject('request', request);
    const { from, to } = request;
    for (const [name, place] of Object.entries({ from, to })) {
      if (place instanceof Navigable) continue;
      throw invalidArgument(`request.${name}`, place, 'a location, polygon, node, or coordinate');
    }
    this.#emit('get-directions', { from, to, sessionId: this.#sessionId });
  }

  /**
   * Reports that text was searched.
   *
   * @param query - the typed text
   * @param count - number of results
   * @throws MezzanineError `invalid-argument`
   */
  trackSearch(query: string, count: number): void {
    if (typeof query !== 'string') throw invalidArgument('query', query, 'a string');
    expectNumber('count', count ?? NaN, [0, Infinity]);
    this.#emit('track-search', { query, count, sessionId: this.#sessionId });
  }

  /**
   * Listens to an event.
   *
   * @param type - one of `E_ANALYTICS_EVENT`
   * @param listener - called with the payload of the event
   */
  on<Type extends keyof AnalyticsEvents>(
    type: Type,
    listener: (event: AnalyticsEvents[Type]) => void,
  ): void {
    this.#events.on(type, listener);
  }

  /**
   * Stops listening to an event.
   *
   * @param type - one of `E_ANALYTICS_EVENT`
   * @param listener - the function that was passed to `on`
   */
  off<Type extends keyof AnalyticsEvents>(
    type: Type,
    listener: (event: AnalyticsEvents[Type]) => void,
  ): void {
    this.#events.off(type, listener);
  }

  #emit<Type extends keyof AnalyticsEvents>(type: Type, event: AnalyticsEvents[Type]): void {
    if (this.#isEnabled) this.#events.emit(type, event);
  }
}

/** Analytics of the page. */
export const Analytics = new AnalyticsEmitter();

/** `crypto.randomUUID` exists only on secure pages. */
function randomId(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
