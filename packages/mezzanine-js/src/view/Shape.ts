import type { Floor } from '../data/entities.ts';

/** Longitude and latitude in degrees, as in GeoJSON. */
type Place = readonly number[];

/** A geometry of GeoJSON. */
interface GeometryOf<Type extends string, Coordinates> {
  /** Which geometry it is. */
  readonly type: Type;
  /** Its places, nested as the type asks for. */
  readonly coordinates: Coordinates;
}

/** GeoJSON that a shape can be made of: WGS84, degrees. */
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
      /** Its geometry; properties are not read. */
      readonly geometry: ShapeGeometry;
    }
  | {
      readonly type: 'FeatureCollection';
      /** Features that are drawn as one. */
      readonly features: readonly { readonly type: 'Feature'; readonly geometry: ShapeGeometry }[];
    };

/** How a shape is drawn; all of it can change later. */
export interface ShapeStyle {
  /** CSS color; default: the theme's accent. */
  readonly color?: string;
  /** 0 to 1; default 1. */
  readonly opacity?: number;
  /** From its foot to its top, 0 to 1000; default 0.1. */
  readonly heightMeters?: number;
  /** Of its foot above the floor; default 0. */
  readonly altitudeMeters?: number;
  /** Whether the cursor becomes a hand over it; default false. */
  readonly interactive?: boolean;
}

/** Where and how a shape is drawn. */
export interface ShapeOptions extends ShapeStyle {
  /** A floor or its id; default: the one that is shown. */
  readonly floor?: Floor | string;
  /** Width of lines; default 0.4. */
  readonly widthMeters?: number;
  /** Radius of points; default 0.6. */
  readonly radiusMeters?: number;
}

/** An area, line or point that code added, made by `mapView.shapes.add`. */
export class Shape {
  /** Says what this is, for code that takes several kinds. */
  readonly type = 'shape';
  /** Unique among the shapes of a map. */
  readonly id: number;
  /** The floor it lies on. */
  readonly floor: Floor;
  /** What it was made of. */
  readonly geoJson: ShapeGeoJson;

  /** @internal Made by `mapView.shapes`. */
  constructor(id: number, floor: Floor, geoJson: ShapeGeoJson) {
    this.id = id;
    this.floor = floor;
    this.geoJson = geoJson;
  }
}
