/** Kinds of things on the map that can be shown or hidden as a whole. */
export type ViewTopic = 'labels' | 'markers' | 'shapes';

/** Which kinds of things are shown. */
export type ViewTopics = Readonly<Record<ViewTopic, boolean>>;

/** How a map looks at its venue: plain JSON, to be kept and sent as it is. */
export interface View {
  /** Of this format; always 1. */
  readonly version: 1;
  /** What people call it; up to 100 characters. */
  readonly name: string;
  /** Id of the floor that is shown. */
  readonly floor: string;
  /** Where the map is seen from. */
  readonly camera: {
    /** Degrees of WGS84. */
    readonly longitude: number;
    readonly latitude: number;
    /** Degrees clockwise from north, 0 to 360. */
    readonly bearing: number;
    /** Degrees from straight down, 0 to 90. */
    readonly pitch: number;
    /** Web-mercator zoom level of 512 pixel tiles, 0 to 30. */
    readonly zoomLevel: number;
  };
  /** Which topics are shown. */
  readonly topics: ViewTopics;
  /** Whether the floors of the building are drawn apart. */
  readonly isStacked: boolean;
}

/** All kinds, in the order of their letters in a text. */
export const VIEW_TOPICS: readonly ViewTopic[] = ['labels', 'markers', 'shapes'];
