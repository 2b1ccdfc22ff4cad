/** Meters east and north of the venue's center. */
export type Point = readonly [east: number, north: number];

/** A line of points; rings do not repeat their first point at the end. */
export type Line = readonly Point[];

/** An outline and its holes. */
export type Rings = readonly Line[];

/** Display color: red, green, blue from 0 to 1 in sRGB. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Areas to extrude upward. */
export interface AreaShape {
  readonly type: 'area';
  readonly polygons: readonly Rings[];
  /** Whether they are round from the widest part upward, as the crown of a tree is. */
  readonly isRound?: boolean;
}

/** A wall along its centerline. */
export interface PathShape {
  readonly type: 'path';
  readonly line: Line;
  readonly isClosed: boolean;
  readonly widthMeters: number;
}

/** How a feature is drawn; all of it can change while the map exists. */
export interface FeaturePaint {
  readonly color: Rgb;
  /** 0 hides the feature. */
  readonly opacity: number;
  /** Height from bottom to top. */
  readonly heightMeters: number;
  /** Height of its bottom above the floor. */
  readonly altitudeMeters: number;
  /** Images that cover the top and the sides. */
  readonly top?: FeaturePicture | undefined;
  readonly sides?: FeaturePicture | undefined;
}

/** An image repeated over a face. */
export interface FeaturePicture {
  /** Its layer in the texture array. */
  readonly layer: number;
  /** Size of one tile. */
  readonly widthMeters: number;
  readonly heightMeters: number;
  /** Clockwise rotation of the image's top from north; on sides the image stays upright. */
  readonly turnRadians: number;
  /** Opacity of the image over the color; above 0, up to 1. */
  readonly strength: number;
}

/** A feature to render. */
export interface SceneFeature {
  readonly id: string;
  readonly shape: AreaShape | PathShape;
  /** Render order within one plane: 0 is the slab, then upward. */
  readonly layer: number;
  /** Whether the edge of its top has an outline. */
  readonly hasLine: boolean;
  /** Whether it can be picked. */
  readonly isPickable: boolean;
  /** Whether it is an opening through which the floor below is visible. */
  readonly isOpening: boolean;
}

/** Returns how a feature is drawn at present. */
export type PaintSource = (featureId: string) => FeaturePaint;

/** All features of one floor. */
export interface SceneFloor {
  readonly id: string;
  /** The floor seen through openings, and how far down it lies. */
  readonly below?: { readonly id: string; readonly meters: number } | undefined;
  readonly features: readonly SceneFeature[];
}

/** Light and background, shared by all features. */
export interface SceneLook {
  readonly paper: Rgb;
  /** Color that the floor below fades to where it is seen through openings. */
  readonly haze: Rgb;
  /** How far it fades, 0 to 1. */
  readonly hazeStrength: number;
  /** Color of the outlines along the tops. */
  readonly line: Rgb;
  /** The shade of white on the side that faces away from the sun. */
  readonly shade: Rgb;
  /** The shade of white on the side that faces the sun. */
  readonly lit: Rgb;
  /** Color of shadows. */
  readonly shadow: Rgb;
  /** Strength of the sun's shadow, 0 to 1. */
  readonly sunShadow: number;
  /** Strength of the ambient shade in corners and at the foot of walls, 0 to 1. */
  readonly contactShade: number;
  /** Brightness of images and models in the dark theme, 0 to 1. */
  readonly pictureLight: number;
  /** Direction of the sun in degrees clockwise from north. */
  readonly sunAzimuthDegrees: number;
  /** Elevation of the sun in degrees above the horizon. */
  readonly sunAltitudeDegrees: number;
}

/** The view to render. The scene has no other information about the camera. */
export interface SceneView {
  /** Meters to clip space, column-major, computed in double precision. */
  readonly viewProjection: readonly number[];
  /** Frame size in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixel ratio. */
  readonly pixelRatio: number;
  /** Meters per CSS pixel at the center of the view. */
  readonly metersPerPixel: number;
}
