import type { Floor, Space } from '../data/entities.ts';
import type { LocalProjection } from '../data/LocalProjection.ts';
import type { Venue } from '../data/Venue.ts';
import { floorBounds } from './camera/floorBounds.ts';
import type { LabelOptions, LabelTarget } from './Label.ts';
import { LabelTiers } from '../style/LabelTiers.ts';
import { fontOfTenant } from '../style/fontOfTenant.ts';
import { isTier, TIERS, type LabelTier } from '../style/LabelTier.ts';
import { invalidArgument } from '../data/expectArgument.ts';

/** Label properties that only the map itself sets. */
export interface LabelExtras {
  /** Breaks ties between equal priorities. */
  readonly rank: number;
  /** Width of the labeled room; 0 for no limit. */
  readonly roomMeters: number;
  /** Drawn in the theme's muted color. */
  readonly isMuted: boolean;
  /** Range of scales at which it is visible, unless its options have zoom levels. */
  readonly nearestMetersPerPixel: number;
  readonly farthestMetersPerPixel: number;
  /** A symbol replaces its text. */
  readonly isSymbolOnly?: boolean;
}

/** A label that the map creates itself. */
export interface AutomaticLabel {
  readonly target: LabelTarget;
  readonly text: string;
  readonly options: LabelOptions;
  readonly extras: LabelExtras;
  /** The space whose symbol it shows as soon as symbols are loaded. */
  readonly symbolOf?: Space;
}

/** Overrides the tier of a space; `none` leaves its name out. */
export type LabelTierChoice = (space: Space, tier: LabelTier) => LabelTier | 'none';

/** Defaults of labels added by code. */
export const NO_LIMIT: LabelExtras = {
  rank: 0,
  roomMeters: 0,
  isMuted: false,
  nearestMetersPerPixel: 0,
  farthestMetersPerPixel: Infinity,
};

/** Typical ratio of a room's length to the square root of its area. */
const LENGTH_BY_AREA = 1.35;
/** A building smaller than this on the screen is named as a whole. */
const BUILDING_PIXELS = 280;

/**
 * The labels that the map creates from the names of buildings and spaces. A text of `''` needs a
 * symbol to be visible.
 *
 * @throws MezzanineError `invalid-argument` if `choose` returns something that is not a tier
 */
export function automaticLabels(
  venue: Venue,
  projection: LocalProjection,
  choose: LabelTierChoice = (_space, tier) => tier,
): AutomaticLabel[] {
  const tiers = new LabelTiers(venue);
  const ofSpaces = venue.spaces.flatMap((space): AutomaticLabel[] => {
    const usual = tiers.of(space);
    // A symbol can stand for a connection or an amenity without a name.
    if (space.name === '' && usual !== 'connection' && usual !== 'amenity') return [];
    const tier = usual === 'none' ? usual : expectTier(choose(space, usual));
    return tier === 'none' ? [] : [labelOf(space, tier)];
  });
  const floors = venue.floorStacks
    .filter(({ kind, name }) => kind === 'building' && name !== '')
    .flatMap((stack) => stack.floors);
  return [...ofSpaces, ...floors.map((floor) => buildingLabel(floor, projection))];
}

function labelOf(space: Space, tier: LabelTier): AutomaticLabel {
  const { priority, font, isMuted, farthestMetersPerPixel, symbol } = TIERS[tier];
  const { areaSquareMeters } = space;
  const { pixels, weight } = font ?? fontOfTenant(areaSquareMeters);
  return {
    target: space,
    text: space.name,
    options: { priority, fontSizePixels: pixels, fontWeight: weight },
    extras: {
      rank: areaSquareMeters,
      // From far away, the names of buildings are wider than the buildings.
      roomMeters: tier === 'building' ? 0 : Math.sqrt(areaSquareMeters) * LENGTH_BY_AREA,
      isMuted,
      nearestMetersPerPixel: 0,
      farthestMetersPerPixel,
      isSymbolOnly: symbol === 'instead',
    },
    ...(symbol !== undefined && { symbolOf: space }),
  };
}

/** The name of a building over each of its floors, while the building is small on the screen. */
function buildingLabel(floor: Floor, projection: LocalProjection) {
  const bounds = floorBounds([floor], projection);
  const [width, height] = [bounds.maxX - bounds.minX, bounds.maxY - bounds.minY];
  const middle = [bounds.minX + width / 2, bounds.minY + height / 2] as const;
  const { priority, font } = TIERS.building;
  const { pixels, weight } = font ?? fontOfTenant(width * height);
  return {
    target: projection.toCoordinate(middle, floor.id),
    text: floor.floorStack.name,
    options: { priority, fontSizePixels: pixels, fontWeight: weight },
    extras: {
      ...NO_LIMIT,
      rank: width * height,
      nearestMetersPerPixel: Math.max(width, height) / BUILDING_PIXELS,
    },
  };
}

function expectTier(tier: unknown): LabelTier | 'none' {
  if (tier === 'none' || isTier(tier)) return tier;
  const names = Object.keys(TIERS).join('", "');
  throw invalidArgument('options.labelTier()', tier, `one of "${names}", or "none"`);
}
