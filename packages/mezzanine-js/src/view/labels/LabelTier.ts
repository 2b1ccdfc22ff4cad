/** Whom a name is for: the names that most people look for come first. */
export type LabelTier =
  'building' | 'anchor' | 'tenant' | 'hall' | 'amenity' | 'connection' | 'back-of-house';

/** How the names of a tier are drawn. */
export interface TierStyle {
  /** Priority of the labels. */
  readonly priority: number;
  /** From farther away, where a CSS pixel covers more meters, the names are hidden. */
  readonly farthestMetersPerPixel: number;
  /** Font size in CSS pixels, and weight; tenants have those of their area. */
  readonly font: { readonly pixels: number; readonly weight: number } | undefined;
  /** Drawn in the muted color of the theme. */
  readonly isMuted: boolean;
}

/**
 * The ranks of automatic labels. All stay below the priority `high`, so that labels of the app
 * win. The page about labels lists this table.
 */
export const TIERS: Readonly<Record<LabelTier, TierStyle>> = {
  building: styleOf(2.8, Infinity, false, [14.5, 650]),
  anchor: styleOf(2.4, Infinity, false, [14.5, 650]),
  tenant: styleOf(2, 1, false),
  hall: styleOf(1.6, 0.6, true, [12, 500]),
  amenity: styleOf(1.3, 0.25, false, [12, 500]),
  connection: styleOf(0.8, 0.12, true, [12, 500]),
  'back-of-house': styleOf(0.4, 0.06, true, [12, 500]),
};

/** @param font - pixels and weight */
function styleOf(
  priority: number,
  farthestMetersPerPixel: number,
  isMuted: boolean,
  font?: readonly [pixels: number, weight: number],
): TierStyle {
  return {
    priority,
    farthestMetersPerPixel,
    isMuted,
    font: font && { pixels: font[0], weight: font[1] },
  };
}

/** Whether a value names a tier. */
export function isTier(value: unknown): value is LabelTier {
  return typeof value === 'string' && Object.hasOwn(TIERS, value);
}
