import type { Floor, Space } from '../data/entities.ts';
import type { Venue } from '../data/Venue.ts';
import type { Steps } from '../steps.ts';
import { fontOfTenant } from '../style/fontOfTenant.ts';
import { TIERS, type LabelTier } from '../style/LabelTier.ts';
import { LabelTiers } from '../style/LabelTiers.ts';
import { mapInSteps } from './mapInSteps.ts';
import { symbolOfSpace } from './symbols.ts';

/** A name or symbol that may be drawn. */
export interface NameCandidate {
  readonly space: Space;
  readonly tier: LabelTier;
  readonly priority: number;
  /** `''` for a symbol without a name. */
  readonly text: string;
  readonly shortText: string;
  readonly font: { readonly pixels: number; readonly weight: number };
  readonly isMuted: boolean;
  /** Path data of its symbol. */
  readonly symbol: string | undefined;
}

/** Symbols are as important as the names of tenants, and drawn after them. */
const SYMBOL_PRIORITY = 1.9;
/** From farther away, where a pixel covers more meters, symbols are hidden. */
const FARTHEST_SYMBOLS = 0.45;

/**
 * Names of the spaces of a floor, the most important first: by tier, then by area, as on the live
 * map. Where the names of connections and amenities are hidden, their symbols remain.
 */
export function* nameCandidates(
  venue: Venue,
  floor: Floor,
  metersPerPixel: number,
): Steps<NameCandidate[]> {
  const tiers = new LabelTiers(venue);
  const all = yield* mapInSteps(floor.spaces, (space): NameCandidate[] => {
    const tier = tiers.of(space);
    if (tier === 'none') return [];
    const { priority, font, isMuted, farthestMetersPerPixel } = TIERS[tier];
    const symbol = symbolOf(space, tier, metersPerPixel);
    const hasName = space.name !== '' && metersPerPixel <= farthestMetersPerPixel;
    if (!hasName && symbol === undefined) return [];
    return [
      {
        space,
        tier,
        priority: symbol === undefined ? priority : Math.max(priority, SYMBOL_PRIORITY),
        text: hasName ? space.name : '',
        shortText: hasName ? shortNameOf(space) : '',
        font: font ?? fontOfTenant(space.areaSquareMeters),
        isMuted,
        symbol,
      },
    ];
  });
  return all
    .flat()
    .toSorted(
      (a, b) => b.priority - a.priority || b.space.areaSquareMeters - a.space.areaSquareMeters,
    );
}

function symbolOf(space: Space, tier: LabelTier, metersPerPixel: number): string | undefined {
  if (metersPerPixel > FARTHEST_SYMBOLS) return undefined;
  return tier === 'connection' || tier === 'amenity' ? symbolOfSpace(space) : undefined;
}

/** The short name of its location, if the space is named after it. */
function shortNameOf({ name, locations }: Space): string {
  const [location] = locations;
  return location && location.name === name ? location.shortName : name;
}
