/** A part of a screenshot, in shares of its width and height. Both have the same ratio. */
export interface ThumbnailPart {
  /** Center. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The default part. */
export const wholeMap: ThumbnailPart = { x: 0.5, y: 0.5, width: 0.5 };

/** The part of each screenshot that shows the topic of its example, by name of the example. */
export const thumbnailParts: Readonly<Record<string, ThumbnailPart>> = {
  '3d-models/furnish-rooms': { x: 0.5, y: 0.5, width: 0.6 },
  '3d-models/place-a-model': { x: 0.5, y: 0.45, width: 0.6 },
  '3d-models/react-plants': { x: 0.5, y: 0.5, width: 0.3 },
  '3d-models/textures-and-pictures': { x: 0.5, y: 0.45, width: 0.7 },
  '3d-models/track-assets': { x: 0.45, y: 0.55, width: 0.4 },
  'apps/asset-tracker': { x: 0.5, y: 0.5, width: 1 },
  'apps/campus-ways': { x: 0.5, y: 0.5, width: 1 },
  'apps/floor-explorer': { x: 0.5, y: 0.5, width: 1 },
  'apps/gate-finder': { x: 0.5, y: 0.5, width: 1 },
  'apps/guided-tour': { x: 0.5, y: 0.5, width: 1 },
  'apps/kiosk': { x: 0.5, y: 0.5, width: 1 },
  'apps/mall-directory': { x: 0.5, y: 0.5, width: 1 },
  'apps/room-finder': { x: 0.5, y: 0.5, width: 1 },
  'apps/safety-map': { x: 0.5, y: 0.5, width: 1 },
  'blue-dot/follow-a-walk': { x: 0.5, y: 0.4, width: 0.6 },
  'blue-dot/own-position': { x: 0.5, y: 0.45, width: 0.4 },
  'blue-dot/simulated-walk': { x: 0.6, y: 0.45, width: 0.6 },
  'blue-dot/stale-position': { x: 0.52, y: 0.45, width: 0.35 },
  'camera-controls/outdoor-map': { x: 0.5, y: 0.5, width: 0.8 },
  'camera-controls/react-two-maps': { x: 0.5, y: 0.45, width: 0.9 },
  'getting-started/color-spaces': { x: 0.35, y: 0.5, width: 0.4 },
  'getting-started/maplibre-overlay': { x: 0.5, y: 0.5, width: 0.9 },
  'getting-started/open-a-file': { x: 0.5, y: 0.45, width: 0.6 },
  'getting-started/own-colors': { x: 0.6, y: 0.45, width: 0.4 },
  'getting-started/react-map': { x: 0.75, y: 0.35, width: 0.4 },
  'getting-started/show-a-venue': { x: 0.5, y: 0.5, width: 0.95 },
  'labels/flat-labels': { x: 0.45, y: 0.4, width: 0.45 },
  'labels/own-labels': { x: 0.5, y: 0.5, width: 0.3 },
  'labels/react-tenants': { x: 0.4, y: 0.4, width: 0.4 },
  'labels/safety-signs': { x: 0.55, y: 0.5, width: 0.5 },
  'level-selection/buildings-and-floors': { x: 0.5, y: 0.5, width: 0.8 },
  'level-selection/every-floor-at-once': { x: 0.6, y: 0.5, width: 0.9 },
  'level-selection/stacked-maps': { x: 0.5, y: 0.5, width: 0.9 },
  'level-selection/views': { x: 0.6, y: 0.45, width: 0.8 },
  'markers/points-of-interest': { x: 0.45, y: 0.7, width: 0.4 },
  'markers/react-free-rooms': { x: 0.38, y: 0.45, width: 0.4 },
  'markers/shuttle': { x: 0.72, y: 0.52, width: 0.25 },
  'shapes/color-by-measure': { x: 0.45, y: 0.5, width: 0.7 },
  'shapes/lines-and-points': { x: 0.55, y: 0.45, width: 0.45 },
  'shapes/react-rooms-done': { x: 0.75, y: 0.4, width: 0.5 },
  'shapes/zones': { x: 0.5, y: 0.5, width: 0.95 },
  'wayfinding/a-to-b': { x: 0.6, y: 0.4, width: 0.5 },
  'wayfinding/close-a-zone': { x: 0.5, y: 0.4, width: 0.6 },
  'wayfinding/nearest-of-many': { x: 0.6, y: 0.35, width: 0.6 },
  'wayfinding/react-directions': { x: 0.68, y: 0.5, width: 0.6 },
  'wayfinding/several-stops': { x: 0.65, y: 0.45, width: 0.6 },
  'wayfinding/step-free': { x: 0.55, y: 0.4, width: 0.6 },
  'wayfinding/turn-by-turn': { x: 0.6, y: 0.35, width: 0.6 },
  'wayfinding/why-no-way': { x: 0.55, y: 0.4, width: 0.6 },
};
