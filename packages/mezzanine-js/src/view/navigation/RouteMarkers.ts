import type { Coordinate } from '../../data/Coordinate.ts';
import type { Directions, DirectionsTarget } from '../../data/directions/Directions.ts';
import { fillText } from '../accessibility/messages.ts';
import type { Marker } from '../Marker.ts';
import type { Markers } from '../Markers.ts';
import type { FloorChange, RoutePlan } from './planRoute.ts';
import {
  arrivalChip,
  changeChip,
  changeName,
  nameElement,
  originText,
  pinElement,
  startElement,
  type NameLook,
  type RouteColors,
} from './routeElements.ts';

/** Origin, destinations, and floor changes of a route. */
export class RouteMarkers {
  readonly #markers: Markers;
  readonly #legOf = new Map<Marker, number>();

  /**
   * @param markers - a separate collection, so that code that removes its own markers keeps these
   */
  constructor(markers: Markers) {
    this.#markers = markers;
  }

  /** Removes all markers. */
  clear(): void {
    this.#markers.removeAll();
    this.#legOf.clear();
  }

  /** Adds the markers of a route. */
  show(directions: Directions, { changes }: RoutePlan, colors: RouteColors): void {
    this.clear();
    const [start] = directions.path;
    if (start) {
      this.#markers.add(start, startElement(colors), { priority: 'always' });
      this.#addName(start, directions.origin, { clearPixels: 12, colors });
    }
    const ends = directions.legs.filter(({ arrivesAt }) => arrivesAt !== undefined);
    for (const [i, { coordinates, arrivesAt }] of ends.entries()) {
      const end = coordinates.at(-1);
      const pin = pinElement(ends.length > 1 ? i + 1 : undefined, colors);
      if (!end) continue;
      this.#markers.add(end, pin, { anchor: 'bottom', priority: 'always' });
      const arrived = directions.destinations[arrivesAt ?? i];
      this.#addName(end, arrived, { clearPixels: 2, colors });
    }
    for (const change of changes) this.#addChips(change, colors);
  }

  /** The leg that a marker leads to, if it is one of these. */
  legOf(marker: Marker): number | undefined {
    return this.#legOf.get(marker);
  }

  /** Names a place below its ring or pin, if it has a name. */
  #addName(at: Coordinate, place: DirectionsTarget | undefined, look: NameLook): void {
    if (!place || !('name' in place) || place.name === '') return;
    const options = { anchor: 'top', priority: 'always' } as const;
    this.#markers.add(at, nameElement(place.name, look), options);
  }

  #addChips(change: FloorChange, colors: RouteColors): void {
    const options = { anchor: 'bottom', priority: 'always', interactive: true } as const;
    const away = this.#markers.add(change.from, changeChip(change, colors), {
      ...options,
      accessibleName: changeName(change, colors.messages),
    });
    this.#legOf.set(away, change.leg + 1);
    const back = this.#markers.add(change.to, arrivalChip(change, colors), {
      ...options,
      priority: 'high',
      accessibleName: fillText(colors.messages.backTo, { place: originText(change) }),
    });
    this.#legOf.set(back, change.leg - 1);
  }
}
