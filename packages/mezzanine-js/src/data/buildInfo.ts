import type { Mvf } from '@mezzanine/mvf';
import type { Directory } from './buildDirectory.ts';
import { OpeningSchedule } from './hours/OpeningSchedule.ts';
import type { ZonedClock } from './hours/ZonedClock.ts';
import { Layer } from './Layer.ts';
import type { Space } from './entities.ts';
import { VenueInfo } from './VenueInfo.ts';

/** The operator's record of the venue as a whole; `undefined` if the bundle has none. */
export function buildInfo(
  { enterprise }: Mvf,
  { locationsById }: Directory,
  clock: () => ZonedClock,
): VenueInfo | undefined {
  if (!enterprise?.venue) return undefined;
  const { id, name, slug, externalId, type: kind, countryCode, logo, icon } = enterprise.venue;
  const { coverImage, webUrl, languages = [], topLocations = [], links = [] } = enterprise.venue;
  const { openingHoursSpecification: hours = [], metadata = {} } = enterprise.venue;
  return new VenueInfo({
    id,
    name,
    slug,
    externalId,
    kind,
    countryCode,
    logo,
    icon,
    coverImage,
    webUrl,
    metadata,
    languages: Object.freeze([...languages]),
    links: Object.freeze([...links]),
    openingHours: Object.freeze([...hours]),
    topLocations: Object.freeze(topLocations.flatMap((one) => locationsById.get(one) ?? [])),
    schedule: new OpeningSchedule(hours, clock),
  });
}

/** Spaces that the operator shows and hides together. */
export function buildLayers(
  { enterprise }: Mvf,
  spacesById: ReadonlyMap<string, Space>,
): readonly Layer[] {
  return Object.freeze(
    (enterprise?.layers ?? []).map(({ id, name, spaces: references }) => {
      const spaces = references.flatMap((reference) => spacesById.get(reference.id) ?? []);
      return new Layer({ id, name, spaces: Object.freeze(spaces) });
    }),
  );
}
