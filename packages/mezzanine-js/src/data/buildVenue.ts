import { finish, type Mvf, type Steps } from '@mezzanine/mvf/read';
import { groupAnnotations } from './buildAnnotations.ts';
import { buildDirectory } from './buildDirectory.ts';
import { buildFloors } from './buildFloors.ts';
import { buildInfo, buildLayers } from './buildInfo.ts';
import { FloorPlaces, makeConnections } from './buildPlaces.ts';
import type { Coordinate } from './Coordinate.ts';
import { ZonedClock } from './hours/ZonedClock.ts';
import { findLanguage, languagesOf, ownLanguageOf } from './language/languagesOf.ts';
import { translateMvf } from './language/translateMvf.ts';
import { Wording } from './language/Wording.ts';
import { Lists } from './Lists.ts';
import { LocalProjection } from './LocalProjection.ts';
import { LocationPlaces } from './LocationPlaces.ts';
import { coordinateOf } from './shapeOf.ts';
import type { Site } from './Site.ts';
import { Venue } from './Venue.ts';

/**
 * Builds the linked entities of a venue.
 *
 * @param original - the result of `readMvf`
 * @param code - language of the text; default: the venue's own
 * @throws MezzanineError `invalid-venue` if it has no floor or its categories form a cycle;
 * `unknown-language` if it has no text in that language
 */
export function buildVenue(original: Mvf, code?: string): Venue {
  return finish(venueSteps(original, code));
}

/** Same as {@link buildVenue}, floor by floor. */
export function* venueSteps(original: Mvf, code?: string): Steps<Venue> {
  const languages = languagesOf(original);
  const own = ownLanguageOf(original);
  const { name: venueName } = original.manifest;
  const language = code === undefined ? own : findLanguage(venueName, languages, code);
  const pack = Object.values(original.languagePacks).find((one) => one.language === language);
  const wording = new Wording(pack);
  const mvf = pack ? translateMvf(original, wording) : original;
  yield;
  const site = surveySite(mvf, wording);
  yield;
  const onFloors = new FloorPlaces();
  const { floors, floorStacks } = buildFloors(mvf, (id) => onFloors.of(id));
  for (const floor of floors) yield* onFloors.fill(site, floor);
  const connections = makeConnections(site, floors);
  yield;
  for (const lists of [onFloors, site.doors, site.spacesOfDoor, site.places]) lists.freeze();
  const { map: id, name, naturalBearing = 0 } = mvf.manifest;
  const { center } = site.projection;
  const { locations, categories, locationsById } = site.directory;
  const spaces = Object.freeze(floors.flatMap((floor) => floor.spaces));
  const annotations = Object.freeze(floors.flatMap((floor) => floor.annotations));
  return new Venue({
    id,
    name,
    center,
    mvf,
    floors,
    floorStacks,
    spaces,
    connections,
    annotations,
    locations,
    categories,
    locationsById,
    language,
    languages,
    timeZone: timeZoneOf(mvf),
    naturalBearingDegrees: ((naturalBearing % 360) + 360) % 360,
    obstructions: Object.freeze(floors.flatMap((floor) => floor.obstructions)),
    entrances: Object.freeze(floors.flatMap((floor) => floor.entrances)),
    areas: Object.freeze(floors.flatMap((floor) => floor.areas)),
    floorImages: Object.freeze(floors.flatMap((floor) => floor.floorImages)),
    pointsOfInterest: Object.freeze(floors.flatMap((floor) => floor.pointsOfInterest)),
    annotationGroups: groupAnnotations(annotations, mvf.annotationSymbols),
    info: buildInfo(mvf, site.directory, site.clock),
    layers: buildLayers(mvf, new Map(spaces.map((space) => [space.id, space]))),
    buildIn: (wanted) => buildVenue(original, wanted),
  });
}

function surveySite(mvf: Mvf, wording: Wording): Site & { readonly clock: () => ZonedClock } {
  const [longitude = 0, latitude = 0] = mvf.manifest.center;
  const center: Coordinate = { longitude, latitude };
  const nodes = new Map(mvf.nodes.map((node) => [node.properties.id, node]));
  const places = new LocationPlaces();
  let zonedClock: ZonedClock | undefined;
  const clock = () => (zonedClock ??= new ZonedClock(timeZoneOf(mvf)));
  const coordinateOfNode = (nodeId: string) => {
    const node = nodes.get(nodeId);
    return node && coordinateOf(node.geometry.coordinates, node.properties.floor);
  };
  return {
    mvf,
    nodes,
    places,
    clock,
    projection: new LocalProjection(center),
    directory: buildDirectory({ mvf, wording, places, coordinateOfNode, clock }),
    doors: new Lists(),
    spacesOfDoor: new Lists(),
  };
}

function timeZoneOf({ manifest, enterprise }: Mvf): string | undefined {
  return manifest.tzid ?? enterprise?.venue?.tzid;
}
