/** The audience of a name: the names that most people look for come first. */
export type LabelTier =
  | 'building'
  | 'anchor'
  | 'tenant'
  | 'hall'
  | 'amenity'
  | 'connection'
  | 'back-of-house';

/** How the names of a tier are drawn. */
export interface TierStyle {
  /** Priority of the labels. */
  readonly priority: number;
  /** From farther away, where a CSS pixel covers more meters, the names are hidden. */
  readonly farthestMetersPerPixel: number;
  /** Font size in CSS pixels, and weight; tenants have the font of their area. */
  readonly font: { readonly pixels: number; readonly weight: number } | undefined;
  /** Drawn in the muted color of the theme. */
  readonly isMuted: boolean;
  /**
   * Whether a place with a known symbol shows it above its name, or instead of its name. Default:
   * only the name.
   */
  readonly symbol?: 'above' | 'instead';
}

/**
 * The ranks of automatic labels. All stay below the priority `high`, so that labels of the app
 * win. The page about labels lists this table.
 */
export const TIERS: Readonly<Record<LabelTier, TierStyle>> = {
  building: {
    priority: 2.8,
    farthestMetersPerPixel: Infinity,
    font: { pixels: 15, weight: 650 },
    isMuted: false,
  },
  anchor: {
    priority: 2.4,
    farthestMetersPerPixel: Infinity,
    font: { pixels: 14.5, weight: 650 },
    isMuted: false,
  },
  tenant: { priority: 2, farthestMetersPerPixel: 1, font: undefined, isMuted: false },
  hall: {
    priority: 1.6,
    farthestMetersPerPixel: 0.6,
    font: { pixels: 12, weight: 500 },
    isMuted: true,
  },
  amenity: {
    priority: 1.3,
    farthestMetersPerPixel: 0.25,
    font: { pixels: 11.5, weight: 500 },
    isMuted: false,
    symbol: 'above',
  },
  connection: {
    priority: 0.8,
    farthestMetersPerPixel: 0.2,
    font: { pixels: 11.5, weight: 500 },
    isMuted: true,
    symbol: 'instead',
  },
  'back-of-house': {
    priority: 0.4,
    farthestMetersPerPixel: 0.06,
    font: { pixels: 11, weight: 500 },
    isMuted: true,
  },
};

/** Whether a value names a tier. */
export function isTier(value: unknown): value is LabelTier {
  return typeof value === 'string' && Object.hasOwn(TIERS, value);
}
