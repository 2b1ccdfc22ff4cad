import type { CategoryRecord } from '../record-types/category.ts';
import type { LocationRecord } from '../record-types/location.ts';
import type { ShapeReference } from '../record-types/shapeReference.ts';
import { categoryName } from './categories.ts';
import { IdMint } from './IdMint.ts';
import { type ImdfContext, noteDangling, textIn } from './ImdfContext.ts';
import type { ImportedAmenities } from './importAmenities.ts';
import { wantedId } from './importLevels.ts';
import { parseOsmHours } from './osmHours.ts';
import type { ImdfFeature } from './readFeatures.ts';

/** Locations and their categories. */
export interface ImportedDirectory {
  readonly locations: LocationRecord[];
  readonly categories: CategoryRecord[];
}

/** Converts each occupant, in the unit of its anchor, and amenities to locations. */
export function importOccupants(
  context: ImdfContext,
  { services: amenities, points }: ImportedAmenities,
): ImportedDirectory {
  const ids = new IdMint();
  const categories = new Map<string, CategoryRecord>();
  const placeOfAnchor = new Map(
    context.features('anchor').map((anchor) => [anchor.id, placeOf(anchor, context, points)]),
  );
  const occupants = context.features('occupant').map((feature) => {
    const anchor = feature.properties['anchor_id'];
    const fixture = typeof anchor === 'string' ? context.fixtureAt.get(anchor) : undefined;
    if (fixture !== undefined) return { feature, spaces: [], obstructions: [fixture] };
    const spaces = placeOfAnchor.get(String(anchor)) ?? [];
    if (spaces.length === 0 && typeof anchor === 'string') {
      const consequence = 'such occupants became locations without a place';
      noteDangling(context.log, feature, 'anchor_id', consequence);
    }
    return { feature, spaces };
  });
  const locations = [...occupants, ...amenities].map((occupant) =>
    locationOf(occupant, { context, ids, categories }),
  );
  return { locations, categories: [...categories.values()] };
}

/** The spaces of an anchor: its unit, or the point of interest that it was exported for. */
function placeOf(
  { properties, shape }: ImdfFeature,
  context: ImdfContext,
  points: ImportedAmenities['points'],
): readonly ShapeReference[] {
  const unit = context.unitParts.get(String(properties['unit_id'])) ?? [];
  const [first] = unit;
  const [at] = shape.points;
  if (first === undefined || at === undefined || properties['mvf_id'] === undefined) return unit;
  const point = (points.get(first.floor) ?? []).find(
    ({ geometry }) => String(geometry.coordinates) === String(at),
  );
  return point === undefined ? unit : [{ id: point.properties.id, floor: first.floor }];
}

interface Directory {
  readonly context: ImdfContext;
  readonly ids: IdMint;
  readonly categories: Map<string, CategoryRecord>;
}

interface Occupant {
  readonly feature: ImdfFeature;
  readonly spaces: readonly ShapeReference[];
  readonly obstructions?: ShapeReference[];
}

function locationOf(
  { feature, spaces, obstructions }: Occupant,
  { context, ids, categories }: Directory,
): LocationRecord {
  const { properties } = feature;
  const id = ids.mint(wantedId(feature));
  const category = textIn(properties, 'category') ?? 'unspecified';
  const name = context.labels.text(properties['name'], id, 'name') ?? categoryName(category);
  const phone = textIn(properties, 'phone')?.trim();
  const email = textIn(properties, 'email');
  const website = websiteOf(feature, context);
  const hours = hoursOf(feature, context);
  return {
    id,
    name,
    externalId: textIn(properties, 'correlation_id') ?? feature.id,
    categories: [categoryFor(category, categories)],
    spaces: spaces.map((space) => ({ ...space })),
    ...(obstructions !== undefined && { obstructions }),
    ...(phone !== undefined && { phone }),
    ...(website !== undefined && { website: { label: 'Website', url: website } }),
    ...(email !== undefined &&
      isMail(email) && { links: [{ label: email, url: `mailto:${email}` }] }),
    ...(hours !== undefined && { openingHoursSpecification: hours }),
  };
}

/**
 * Id of a category record, which is created with its ancestors: `restroom.male` is in `restroom`.
 */
function categoryFor(category: string, categories: Map<string, CategoryRecord>): string {
  const parts = category.split('.').slice(0, 4);
  let parent: string | undefined;
  for (let count = 1; count <= parts.length; count += 1) {
    const name = parts.slice(0, count).join('.');
    const id = `lcat_${name}`;
    if (!categories.has(id)) {
      categories.set(id, { id, name: categoryName(name), ...(parent !== undefined && { parent }) });
    }
    parent = id;
  }
  return parent ?? 'lcat_unspecified';
}

function isMail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+$/.test(text);
}

function websiteOf(
  { properties, file, pointer }: ImdfFeature,
  { log }: ImdfContext,
): string | undefined {
  const given = textIn(properties, 'website');
  if (given === undefined) return undefined;
  const url = /^https?:\/\//i.test(given) ? given : `https://${given}`;
  if (URL.canParse(url) && !/\s/.test(url)) return url;
  log.add({
    effect: 'lost',
    what: 'website',
    file,
    pointer: `${pointer}/properties/website`,
    message: 'Websites that are not URLs were left out.',
  });
  return undefined;
}

function hoursOf({ properties, file, pointer }: ImdfFeature, { log }: ImdfContext) {
  const text = textIn(properties, 'hours');
  if (text === undefined) return undefined;
  const { hours, lost } = parseOsmHours(text);
  const [first] = lost;
  if (first !== undefined) {
    log.add({
      effect: 'lost',
      what: 'opening hours',
      count: lost.length,
      file,
      pointer: `${pointer}/properties/hours`,
      message: `Rules for opening hours other than days and times, such as "${first.slice(0, 60)}", were left out.`,
    });
  }
  return hours.length === 0 ? undefined : hours;
}
