import { pointerOf } from '../../jsonPointer.ts';
import type { Details } from '../../record-types/details.ts';
import type { FindingPlace } from '../Finding.ts';
import { placeOf } from '../faultAt.ts';
import { spotOfShape } from '../survey/Shape.ts';
import type { Survey } from '../survey/Survey.ts';

/** Text that people read, and where it is. */
export interface PlacedText {
  readonly file: string;
  readonly pointer: string;
  readonly text: string;
  /** The object that it belongs to, for messages: `floor m_1`. */
  readonly of: string;
  /** Names are one line; descriptions may have paragraphs. */
  readonly role: 'name' | 'text';
  readonly place?: FindingPlace;
}

/** Fields of records and details that contain display text. */
const roles: Readonly<Record<string, PlacedText['role']>> = {
  name: 'name',
  shortName: 'name',
  subtitle: 'name',
  label: 'name',
  description: 'text',
  altText: 'text',
};

/** Every text of the venue that people read, file by file. */
export function* textsOf(survey: Survey): Generator<PlacedText> {
  const { venue } = survey;
  yield* recordTexts(venue.manifest, {
    file: 'manifest.geojson',
    pointer: '/features/0/properties',
    of: 'the venue',
  });
  yield* floorTexts(survey);
  yield* shapeTexts(survey);
  for (const [file, records, noun] of recordFiles(survey)) {
    for (const [i, record] of records.entries()) {
      yield* recordTexts(record, { file, pointer: `/${i}`, of: `${noun} ${record.id}` });
    }
  }
  yield* packTexts(survey);
}

interface TextRecord {
  readonly id?: string | undefined;
  readonly name?: string;
  readonly details?: Details;
  readonly searchTags?: readonly string[];
}

type Owner = Pick<PlacedText, 'file' | 'pointer' | 'of' | 'place'>;

function* recordTexts(record: TextRecord, owner: Owner): Generator<PlacedText> {
  for (const [field, role] of Object.entries(roles)) {
    const text = (record as Readonly<Record<string, unknown>>)[field];
    if (typeof text !== 'string') continue;
    yield { ...owner, pointer: `${owner.pointer}/${field}`, text, role };
  }
  for (const [i, text] of (record.searchTags ?? []).entries()) {
    yield { ...owner, pointer: `${owner.pointer}/searchTags/${i}`, text, role: 'name' };
  }
  if (record.details === undefined) return;
  yield* recordTexts(record.details, { ...owner, pointer: `${owner.pointer}/details` });
}

function* floorTexts(survey: Survey): Generator<PlacedText> {
  for (const [i, { properties }] of survey.venue.floors.entries()) {
    yield* recordTexts(properties, {
      file: 'floor.geojson',
      pointer: `/features/${i}/properties`,
      of: `floor ${properties.id}`,
      place: { floor: properties.id },
    });
  }
}

function* shapeTexts(survey: Survey): Generator<PlacedText> {
  const { venue, shapes } = survey;
  const groups = {
    space: venue.spaces,
    obstruction: venue.obstructions,
    entrance: venue.entrances,
    area: venue.areas,
  };
  for (const shape of shapes) {
    if (shape.group === 'floor') continue;
    const index = Number(shape.pointer.slice('/features/'.length));
    const details = groups[shape.group][shape.floor]?.[index]?.properties.details;
    if (details === undefined) continue;
    yield* recordTexts(details, {
      file: shape.file,
      pointer: `${shape.pointer}/properties/details`,
      of: `${shape.group} ${shape.id}`,
      place: placeOf(survey, shape.floor, spotOfShape(shape)),
    });
  }
  for (const [floor, features] of Object.entries(venue.annotations)) {
    for (const [i, { properties, geometry }] of features.entries()) {
      yield* recordTexts(properties, {
        file: `annotation/${floor}.geojson`,
        pointer: `/features/${i}/properties`,
        of: `annotation ${properties.id}`,
        place: { floor, position: geometry.coordinates },
      });
    }
  }
}

type RecordFile = readonly [string, readonly (TextRecord & { readonly id: string })[], string];

function recordFiles({ venue }: Survey): RecordFile[] {
  return [
    ['floorstack.json', venue.floorStacks, 'floor stack'],
    ['connection.json', venue.connections, 'connection'],
    ['location.json', venue.locations, 'location'],
    ['category.json', venue.categories, 'category'],
    ['enterprise/locations.json', venue.enterprise?.locations ?? [], 'location'],
    ['enterprise/categories.json', venue.enterprise?.categories ?? [], 'category'],
    ['enterprise/layers.json', venue.enterprise?.layers ?? [], 'layer'],
  ];
}

function* packTexts({ venue }: Survey): Generator<PlacedText> {
  for (const [code, { text: byId }] of Object.entries(venue.languagePacks)) {
    for (const [id, byField] of Object.entries(byId)) {
      for (const [field, text] of Object.entries(byField)) {
        yield {
          file: `language/${code}.json`,
          pointer: pointerOf(['text', id, field]),
          text,
          of: `${id} in ${code}`,
          role: roles[field] ?? 'text',
        };
      }
    }
  }
}
