/** Topics on the map that can be shown or hidden as a whole. */
export type ViewTopic = 'labels' | 'markers' | 'shapes';

/** Visibility of each topic. */
export type ViewTopics = Readonly<Record<ViewTopic, boolean>>;

/** A view of a map as plain JSON, to store or send. */
export interface View {
  /** Version of this format; always 1. */
  readonly version: 1;
  /** Display name; up to 100 characters. */
  readonly name: string;
  /** Id of the current floor. */
  readonly floor: string;
  /** State of the camera. */
  readonly camera: {
    /** WGS84, in degrees. */
    readonly longitude: number;
    readonly latitude: number;
    /** Degrees clockwise from north, 0 to 360. */
    readonly bearing: number;
    /** Pitch in degrees, 0 (straight down) to 90. */
    readonly pitch: number;
    /** Web-mercator zoom level of 512-pixel tiles, 0 to 30. */
    readonly zoomLevel: number;
  };
  /** The visible topics. */
  readonly topics: ViewTopics;
  /** Whether the floors of the building are drawn apart. */
  readonly isStacked: boolean;
}

/** All topics, in the order of their letters in text. */
export const VIEW_TOPICS: readonly ViewTopic[] = ['labels', 'markers', 'shapes'];
