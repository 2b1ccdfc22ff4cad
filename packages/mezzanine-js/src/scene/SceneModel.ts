/** Meters east and north of the venue's center. */
export type Point = readonly [east: number, north: number];

/** A line of points; rings repeat no point at their end. */
export type Line = readonly Point[];

/** An outline and its holes. */
export type Rings = readonly Line[];

/** Color as drawn: red, green, blue from 0 to 1 in sRGB. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Areas that are raised straight up. */
export interface AreaShape {
  readonly type: 'area';
  readonly polygons: readonly Rings[];
}

/** A wall along its center line. */
export interface PathShape {
  readonly type: 'path';
  readonly line: Line;
  readonly isClosed: boolean;
  readonly widthMeters: number;
}

/** How a feature is drawn; everything in it can change while the map is alive. */
export interface FeaturePaint {
  readonly color: Rgb;
  /** 0 hides the feature. */
  readonly opacity: number;
  /** From its foot to its top. */
  readonly heightMeters: number;
  /** Of its foot above the floor. */
  readonly altitudeMeters: number;
  /** Pictures over the color, on the top and around the sides. */
  readonly top?: FeaturePicture | undefined;
  readonly sides?: FeaturePicture | undefined;
}

/** A picture that is laid side by side over a face. */
export interface FeaturePicture {
  /** Where it lies on the scene's shelf of pictures. */
  readonly layer: number;
  /** Size of one of them. */
  readonly widthMeters: number;
  readonly heightMeters: number;
  /** Clockwise, of the picture's upward direction from north; on sides it is upright. */
  readonly turnRadians: number;
  /** How much it covers the color where it is opaque; above 0, up to 1. */
  readonly strength: number;
}

/** One thing that is drawn. */
export interface SceneFeature {
  readonly id: string;
  readonly shape: AreaShape | PathShape;
  /** What lies in one plane is drawn in this order: 0 the floor plate, then upward. */
  readonly layer: number;
  /** Whether a line runs along the edge of its top. */
  readonly hasLine: boolean;
  /** Whether the pointer can meet it. */
  readonly isPickable: boolean;
  /** Whether one looks through it onto the floor below, where there is one. */
  readonly isOpening: boolean;
}

/** Tells how a feature is drawn at present. */
export type PaintSource = (featureId: string) => FeaturePaint;

/** Everything that is drawn of one floor. */
export interface SceneFloor {
  readonly id: string;
  /** The floor that is seen through openings, and how far down it lies. */
  readonly below?: { readonly id: string; readonly meters: number } | undefined;
  readonly features: readonly SceneFeature[];
}

/** Corners of a box seen from above, in meters. */
export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Light and paper, the same for every feature. */
export interface SceneLook {
  readonly paper: Rgb;
  /** What the floor below recedes into where it is seen through openings. */
  readonly haze: Rgb;
  /** How far it recedes, 0 to 1. */
  readonly hazeStrength: number;
  /** Color of the lines along the tops. */
  readonly line: Rgb;
  /** What white becomes on the side that is turned away from the sun. */
  readonly shade: Rgb;
  /** What white becomes on the side that the sun meets. */
  readonly lit: Rgb;
  /** Color of shadows. */
  readonly shadow: Rgb;
  /** Strength of the sun's shadow, 0 to 1. */
  readonly sunShadow: number;
  /** Strength of the soft shade in corners and at the foot of walls, 0 to 1. */
  readonly contactShade: number;
  /** What is left of the brightness of pictures and models, which know no night; 0 to 1. */
  readonly pictureLight: number;
  /** Where the sun stands, in degrees clockwise from north. */
  readonly sunAzimuthDegrees: number;
  /** How high it stands, in degrees above the horizon. */
  readonly sunAltitudeDegrees: number;
}

/** Where the picture is seen from. The scene knows no more of a camera than this. */
export interface SceneView {
  /** Meters to clip space, column-major, computed in doubles. */
  readonly viewProjection: readonly number[];
  /** Size of the picture in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels in a CSS pixel. */
  readonly pixelRatio: number;
  /** Meters in a CSS pixel in the middle of the view. */
  readonly metersPerPixel: number;
}
