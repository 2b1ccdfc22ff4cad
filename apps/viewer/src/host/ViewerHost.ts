import {
  BridgeError,
  type CameraChange,
  type DirectionsRequest,
  type ViewerPosition,
  type ViewerState,
  type ViewerStateChange,
} from '@mezzanine/bridge';
import type { ViewerHandlers, ViewerEndpoint } from '@mezzanine/bridge/endpoint';
import type { Directions, NoDirections } from '@mezzanine/react-sdk';
import { findBestRoute } from '../directions/findBestRoute.ts';
import { endsOf } from '../directions/useRoute.ts';
import { findCategory } from '../search/listedPlaces.ts';
import { reduceState, type AppAction } from '../state/reduceState.ts';
import type { ViewerParts } from '../state/ViewerContext.ts';
import { findFloor, findPlace, findPlaces, floorsOf } from '../venue/findPlaces.ts';
import { shownState, routeSummary } from './shownState.ts';

/** Receiver of the actions and events of a {@link ViewerHost}. */
export type Report = ViewerEndpoint['report'];

/**
 * Handles requests of the host and sends it events. It keeps the promised state, because the page
 * renders it only afterwards.
 */
export class ViewerHost implements ViewerHandlers {
  #parts: ViewerParts;
  #told: ViewerState;
  #reportedRoute = '';
  #toldPosition: ViewerParts['state']['position'];

  constructor(parts: ViewerParts) {
    this.#parts = parts;
    this.#told = shownState(parts.state, parts.venue);
  }

  /** Receives the rendered state, and sends changes to the host. */
  update(parts: ViewerParts, route: Directions | NoDirections | undefined, report: Report): void {
    const { state, venue } = parts;
    const before = this.#told;
    const promised = shownState(this.#parts.state, this.#parts.venue);
    this.#parts = parts;
    const now = shownState(state, venue);
    if (!isSame(now, before)) {
      this.#told = now;
      report('state-changed', now);
    }
    const isChosenHere = !isSame(now.location, promised.location) && now.view === 'map';
    if (isChosenHere) this.#tellOfClick(report);
    const summary =
      route?.type === 'directions' ? { directions: routeSummary(state, venue, route) } : {};
    const written = JSON.stringify(summary);
    if (written !== this.#reportedRoute && (this.#reportedRoute !== '' || written !== '{}')) {
      report('directions-changed', summary);
    }
    this.#reportedRoute = written;
    if (state.position !== this.#toldPosition) {
      this.#toldPosition = state.position;
      report('position-shown', state.position ? { position: state.position } : {});
    }
  }

  getState(): ViewerState {
    return shownState(this.#parts.state, this.#parts.venue);
  }

  setState(change: ViewerStateChange): void {
    const { location = [], departure = [], stops = [], floor, category } = change;
    this.#requirePlaces([...location, ...departure, ...stops]);
    this.#requireFloor(floor);
    const { venue } = this.#parts;
    if (category !== undefined && category !== '' && !findCategory(venue, category)) {
      throw unknown('category', category);
    }
    const { search, ...rest } = change;
    this.#commit({
      type: 'set',
      change: {
        ...rest,
        ...(search !== undefined && { search }),
        ...(category !== undefined && { category: category === '' ? undefined : category }),
        // The map switches to the floor of a selected place, unless the host requests another
        // floor.
        ...(location.length > 0 && floor === undefined && { floor: this.#floorOf(location[0]) }),
      },
    });
  }

  showDirections({ from, to, stops = [], accessible }: DirectionsRequest): void {
    this.#requirePlaces([...from, ...to, ...stops]);
    const { state, venue } = this.#parts;
    const isStepFree = accessible ?? state.accessible;
    const next = { ...state, departure: from, location: to, stops };
    const route = findBestRoute(venue, endsOf(venue, next), isStepFree);
    if (route?.type === 'no-directions') {
      throw new BridgeError(
        'no-route',
        `There is no ${isStepFree ? 'step-free ' : ''}route from ${from.join(', ')} to ${to.join(', ')}.`,
      );
    }
    const change = { view: 'directions', departure: from, location: to, stops } as const;
    this.#commit({ type: 'set', change: { ...change, accessible: isStepFree } });
  }

  clearDirections(): void {
    this.#commit({ type: 'close-directions' });
  }

  setPosition(position: ViewerPosition | undefined): void {
    this.#requireFloor(position?.floor);
    this.#commit({ type: 'set-position', position });
  }

  async setCamera({
    isAnimated = true,
    center,
    zoom,
    bearing,
    pitch,
  }: CameraChange): Promise<void> {
    const camera = this.#parts.mapView?.camera;
    if (!camera) {
      throw new BridgeError(
        'not-possible',
        'The map is not drawn yet. Send the request again in a moment.',
      );
    }
    const state = {
      ...(center && { center }),
      ...(zoom !== undefined && { zoomLevel: zoom }),
      ...(bearing !== undefined && { bearing }),
      ...(pitch !== undefined && { pitch }),
    };
    if (isAnimated) await camera.animateTo(state);
    else camera.set(state);
  }

  #commit(action: AppAction): void {
    const { dispatch, state } = this.#parts;
    this.#parts = { ...this.#parts, state: reduceState(state, action) };
    dispatch(action);
  }

  #tellOfClick(report: Report): void {
    const { state, venue } = this.#parts;
    const [name] = state.location;
    const place = name === undefined ? undefined : findPlace(venue, name);
    if (!place) return;
    const externalId = 'externalId' in place ? place.externalId : undefined;
    const floor = floorsOf(place)[0]?.id;
    report('location-clicked', {
      location: place.id,
      name: 'name' in place ? place.name : '',
      ...(externalId !== undefined && { externalId }),
      ...(floor !== undefined && { floor }),
    });
  }

  #floorOf(name: string | undefined): string | undefined {
    const place = name === undefined ? undefined : findPlace(this.#parts.venue, name);
    return place && floorsOf(place)[0]?.id;
  }

  #requirePlaces(names: readonly string[]): void {
    const [missing] = findPlaces(this.#parts.venue, names).unknown;
    if (missing !== undefined) throw unknown('place', missing);
  }

  #requireFloor(name: string | undefined): void {
    if (name !== undefined && !findFloor(this.#parts.venue, name)) throw unknown('floor', name);
  }
}

function unknown(kind: string, name: string): BridgeError {
  const given = name.length > 80 ? `${name.slice(0, 80)}…` : name;
  return new BridgeError(
    'unknown-place',
    `The venue has no ${kind} “${given}”. Pass its id, its external id or its exact name.`,
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
