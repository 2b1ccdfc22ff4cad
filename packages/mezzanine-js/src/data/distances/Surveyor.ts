import type { Coordinate } from '../Coordinate.ts';
import type { Floor, Space } from '../entities.ts';
import type { LocalPoint } from '@mezzanine/mvf';
import { LocalProjection } from '../LocalProjection.ts';
import { MezzanineError } from '../MezzanineError.ts';
import { isInside, type LocalRings } from '../../polygon.ts';
import { ringsOf } from '../shapeOf.ts';
import { coordinatesOf, type PlacedEntity } from './PlacedEntity.ts';

/** An entity and its distance. */
export interface DistantEntity<Entity extends PlacedEntity = PlacedEntity> {
  /** The entity. */
  readonly entity: Entity;
  /** Straight-line distance on the plan. */
  readonly meters: number;
}

interface Outline {
  readonly space: Space;
  readonly rings: LocalRings;
}

/** Measures distances on the plan of one venue. */
export class Surveyor {
  readonly #projection: LocalProjection;
  readonly #outlines = new Map<Floor, readonly Outline[]>();

  /** @param center - center of the venue */
  constructor(center: Coordinate) {
    this.#projection = new LocalProjection(center);
  }

  /** See {@link Venue.distanceMeters}. */
  distanceMeters(a: Coordinate | PlacedEntity, b: Coordinate | PlacedEntity): number {
    const [some, others] = [this.#pointsOf(a), this.#pointsOf(b)];
    const distances = some.map(([x, y]) =>
      others.reduce((best, [x2, y2]) => Math.min(best, Math.hypot(x - x2, y - y2)), Infinity),
    );
    return distances.reduce((best, distance) => Math.min(best, distance), Infinity);
  }

  /** See {@link Venue.byDistance}. */
  byDistance<Entity extends PlacedEntity>(
    from: Coordinate | PlacedEntity,
    entities: readonly Entity[],
  ): DistantEntity<Entity>[] {
    return entities
      .map((entity) => ({ entity, meters: this.distanceMeters(from, entity) }))
      .filter(({ meters }) => meters !== Infinity)
      .sort((a, b) => a.meters - b.meters);
  }

  /** See {@link Venue.spaceAt}. */
  spaceAt(coordinate: Coordinate, floors: readonly Floor[]): Space | undefined {
    const [only, ...others] = floors;
    const floor =
      coordinate.floorId === undefined && others.length === 0
        ? only
        : floors.find(({ id }) => id === coordinate.floorId);
    if (!floor) throw unknownFloor(coordinate, floors);
    const [point] = this.#pointsOf(coordinate);
    return this.#outlinesOn(floor)
      .filter(({ rings }) => point !== undefined && isInside(rings, point))
      .map(({ space }) => space)
      .reduce<Space | undefined>(
        (best, space) => (best && best.areaSquareMeters <= space.areaSquareMeters ? best : space),
        undefined,
      );
  }

  #pointsOf(place: Coordinate | PlacedEntity): LocalPoint[] {
    return coordinatesOf(place).map(({ longitude, latitude }) =>
      this.#projection.toLocal([longitude, latitude]),
    );
  }

  #outlinesOn(floor: Floor): readonly Outline[] {
    let outlines = this.#outlines.get(floor);
    if (!outlines) {
      outlines = floor.spaces.map((space) => ({ space, rings: ringsOf(space, this.#projection) }));
      this.#outlines.set(floor, outlines);
    }
    return outlines;
  }
}

function unknownFloor({ floorId }: Coordinate, floors: readonly Floor[]): MezzanineError {
  return new MezzanineError(floorId === undefined ? 'invalid-argument' : 'unknown-target', {
    given: `The coordinate has the floorId ${JSON.stringify(floorId)}.`,
    expected: `Expected one of ${floors.map(({ id }) => `"${id}"`).join(', ')}.`,
    remedy: 'Set floorId to the floor of the coordinate.',
  });
}
