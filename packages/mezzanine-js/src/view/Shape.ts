import type { Floor } from '../data/entities.ts';

/** Longitude and latitude in degrees, as in GeoJSON. */
type Place = readonly number[];

/** A GeoJSON geometry. */
interface GeometryOf<Type extends string, Coordinates> {
  /** Geometry type. */
  readonly type: Type;
  /** Its positions, nested as the type requires. */
  readonly coordinates: Coordinates;
}

/** GeoJSON that shapes can be created from: WGS84, degrees. */
export type ShapeGeometry =
  | GeometryOf<'Point', Place>
  | GeometryOf<'MultiPoint' | 'LineString', readonly Place[]>
  | GeometryOf<'MultiLineString' | 'Polygon', readonly (readonly Place[])[]>
  | GeometryOf<'MultiPolygon', readonly (readonly (readonly Place[])[])[]>;

/** A geometry, a feature, or several of them as one shape. */
export type ShapeGeoJson =
  | ShapeGeometry
  | {
      readonly type: 'Feature';
      /** Its geometry; properties are ignored. */
      readonly geometry: ShapeGeometry;
    }
  | {
      readonly type: 'FeatureCollection';
      /** Features drawn as one shape. */
      readonly features: readonly { readonly type: 'Feature'; readonly geometry: ShapeGeometry }[];
    };

/** Appearance of a shape; all of it can change later. */
export interface ShapeStyle {
  /** CSS color; default: the theme's accent color. */
  readonly color?: string;
  /** Opacity, 0 to 1; default 1. */
  readonly opacity?: number;
  /** Height from bottom to top in meters, 0 to 1000; default 0.1. */
  readonly heightMeters?: number;
  /** Height of its bottom above the floor in meters; default 0. */
  readonly altitudeMeters?: number;
  /** Whether the cursor becomes a hand over it; default false. */
  readonly interactive?: boolean;
}

/** Position and appearance of a shape. */
export interface ShapeOptions extends ShapeStyle {
  /** A floor or its id; default: the current floor. */
  readonly floor?: Floor | string;
  /** Width of lines; default 0.4. */
  readonly widthMeters?: number;
  /** Radius of points; default 0.6. */
  readonly radiusMeters?: number;
}

/** An area, line, or point added by code, created by `mapView.shapes.add`. */
export class Shape {
  /** The entity type; narrows a union of entities. */
  readonly type = 'shape';
  /** Unique among the shapes of a map. */
  readonly id: number;
  /** The floor it lies on. */
  readonly floor: Floor;
  /** The GeoJSON that it was created from. */
  readonly geoJson: ShapeGeoJson;

  /** @internal Made by `mapView.shapes`. */
  constructor(id: number, floor: Floor, geoJson: ShapeGeoJson) {
    this.id = id;
    this.floor = floor;
    this.geoJson = geoJson;
  }
}
