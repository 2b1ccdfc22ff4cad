import type { IdMint } from '../imdf/IdMint.ts';
import { isObject } from '../imdf/ImdfSource.ts';
import { idOf } from '../imdf/readFeatures.ts';
import type { LossLog } from '../report/LossLog.ts';
import type { AreaFeature } from '../record-types/area.ts';
import type { Details } from '../record-types/details.ts';
import type { EntranceFeature } from '../record-types/entrance.ts';
import type { Position } from '../record-types/geometry.ts';
import type { ObstructionFeature } from '../record-types/obstruction.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import { doorAt } from './doorAt.ts';
import { elementOfWord } from './elementKinds.ts';
import type { PropertyNames } from './propertyNames.ts';
import type { FileRole } from './FileRole.ts';
import { placeOf, readShape, type Shape } from './readShape.ts';

/** Source of a feature. */
export interface FeaturePlace {
  readonly role: FileRole;
  readonly file: string;
  readonly names: PropertyNames;
  readonly index: number;
}

/** Contents of a floor. */
export interface FloorShapes {
  readonly spaces: SpaceFeature[];
  readonly obstructions: ObstructionFeature[];
  readonly entrances: EntranceFeature[];
  readonly areas: AreaFeature[];
  /** Floor outlines in the file. */
  readonly outlines: Position[][][];
  /** All polygon positions. */
  readonly positions: Position[];
}

type Properties = Readonly<Record<string, unknown>>;

/** Sorts the features of a floor into spaces, walls, doors, and areas. */
export class FloorReader {
  readonly #floor: string;
  readonly #kinds: Readonly<Record<string, string>>;
  readonly #log: LossLog;
  readonly #ids: IdMint;
  readonly #shapes: FloorShapes = {
    spaces: [],
    obstructions: [],
    entrances: [],
    areas: [],
    outlines: [],
    positions: [],
  };
  #lostDoors = 0;
  readonly #doorPoints: { readonly at: Position; readonly own: OwnProperties }[] = [];

  constructor(floor: string, kinds: Readonly<Record<string, string>>, log: LossLog, ids: IdMint) {
    this.#floor = floor;
    this.#kinds = kinds;
    this.#log = log;
    this.#ids = ids;
  }

  /** Adds one feature. */
  read(feature: unknown, place: FeaturePlace): void {
    if (!isObject(feature)) {
      this.#note('lost', 'no feature', place, 'Entries that are no features were left out.');
      return;
    }
    const shape = readShape(feature['geometry']);
    if (shape.fixes.size > 0) {
      const message = `Geometries were fixed or left out: ${[...shape.fixes].join(', ')}.`;
      this.#note('changed', 'geometry', place, message);
    }
    const properties = isObject(feature['properties']) ? feature['properties'] : {};
    const own = this.#ownOf(feature, properties, place);
    this.#readPolygons(shape, own, place);
    this.#readLines(shape, own, place);
    for (const at of shape.points) this.#readPoint(at, own, place);
  }

  /** Returns the contents; doors given as points are now lines on a border. */
  finish(): FloorShapes {
    for (const { at, own } of this.#doorPoints) {
      const line = doorAt(at, this.#shapes.spaces);
      if (line !== undefined) this.#addEntrance(line, own);
      else this.#lostDoors += 1;
    }
    this.#log.add({
      effect: 'lost',
      what: 'door beside no space',
      count: this.#lostDoors,
      message: 'Doors that were points more than 2 m from any border were left out.',
    });
    return this.#shapes;
  }

  #readPolygons({ polygons }: Shape, own: OwnProperties, place: FeaturePlace): void {
    if (polygons.length > 1 && own.element !== 'floor') {
      const message = 'Features of several polygons became a shape for each of them.';
      this.#note('changed', 'multipolygon', place, message);
    }
    for (const coordinates of polygons) {
      this.#shapes.positions.push(...coordinates.flat().slice(0, 10_000));
      if (own.element === 'floor') this.#shapes.outlines.push(coordinates);
      else this.#addPolygon(coordinates, own, place);
    }
  }

  #addPolygon(coordinates: Position[][], own: OwnProperties, { role }: FeaturePlace): void {
    const geometry = { type: 'Polygon' as const, coordinates };
    const { center } = own;
    const common = { id: this.#ids.mint(own.id), ...own.common, ...(center && { center }) };
    if (own.element === 'area') {
      const properties = { ...common, destinationNodes: [] };
      this.#shapes.areas.push({ type: 'Feature', geometry, properties });
    } else if (own.element === 'obstruction' || role === 'walls') {
      const kind = own.element === 'obstruction' ? own.kind : 'wall';
      const properties = { ...common, kind, entrances: [] };
      this.#shapes.obstructions.push({ type: 'Feature', geometry, properties });
    } else {
      const kind = own.element === 'space' ? own.kind : 'room';
      const properties = { ...common, kind, destinationNodes: [] };
      this.#shapes.spaces.push({ type: 'Feature', geometry, properties });
    }
  }

  #readLines({ lines }: Shape, own: OwnProperties, place: FeaturePlace): void {
    for (const coordinates of lines) {
      if (own.element === 'entrance' || place.role === 'doors') {
        this.#addEntrance(coordinates, own);
      } else if (own.element === 'obstruction' || place.role === 'walls') {
        const kind = own.element === 'obstruction' ? own.kind : 'wall';
        this.#shapes.obstructions.push({
          type: 'Feature',
          geometry: { type: 'LineString', coordinates },
          properties: { id: this.#ids.mint(own.id), ...own.common, kind, entrances: [] },
        });
      } else {
        const message = 'Lines that are neither walls nor doors were left out.';
        this.#note('lost', 'line', place, message);
      }
    }
  }

  #readPoint(at: Position, own: OwnProperties, place: FeaturePlace): void {
    if (own.element === 'entrance' || place.role === 'doors') {
      this.#doorPoints.push({ at, own });
      const message = 'Doors that were points became lines of 0.9 m on the border beside them.';
      this.#note('changed', 'door as a point', place, message);
      return;
    }
    this.#shapes.spaces.push({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: at },
      properties: {
        id: this.#ids.mint(own.id),
        ...own.common,
        kind: own.element === 'space' && own.isTold ? own.kind : 'poi',
        destinationNodes: [],
      },
    });
  }

  #addEntrance(coordinates: Position[], own: OwnProperties): void {
    this.#shapes.entrances.push({
      type: 'Feature',
      geometry: { type: 'LineString', coordinates },
      properties: {
        id: this.#ids.mint(own.id),
        ...own.common,
        kind: own.element === 'entrance' ? own.kind : 'door',
      },
    });
  }

  #ownOf(feature: Properties, properties: Properties, place: FeaturePlace): OwnProperties {
    const { names, role, index } = place;
    const named = names.id === undefined ? undefined : idOf(properties[names.id]);
    const id = named ?? idOf(feature['id']) ?? `${this.#floor}-${role}-${index + 1}`;
    const what = this.#elementOf(properties, place);
    const center = placeOf(properties['center']);
    return { id, ...what, common: commonOf(properties, names), ...(center && { center }) };
  }

  #elementOf(
    properties: Properties,
    place: FeaturePlace,
  ): Pick<OwnProperties, 'element' | 'kind' | 'isTold'> {
    const word = place.names.kind === undefined ? undefined : properties[place.names.kind];
    const told = elements.find((element) => element === properties['element']);
    if (typeof word !== 'string' || word === '') {
      return { element: told ?? 'space', kind: 'room', isTold: told !== undefined };
    }
    if (told !== undefined) return { element: told, kind: word, isTold: true };
    const mapped = Object.hasOwn(this.#kinds, word) ? this.#kinds[word] : undefined;
    if (mapped !== undefined && mapped !== '') {
      const known = elementOfWord(mapped);
      return { element: known?.element ?? 'space', kind: mapped, isTold: true };
    }
    const known = elementOfWord(word);
    if (known !== undefined) return { ...known, isTold: true };
    const message = `Kinds that are not known, such as "${word.slice(0, 60)}", became rooms; metadata keeps the word. Say what they are with kinds.`;
    this.#note('changed', 'kind', place, message);
    return { element: 'space', kind: 'room', isTold: false };
  }

  #note(effect: 'lost' | 'changed', what: string, place: FeaturePlace, message: string): void {
    const pointer = `/features/${place.index}`;
    this.#log.add({ effect, what, file: place.file, pointer, message });
  }
}

const elements = ['space', 'obstruction', 'entrance', 'area', 'floor'] as const;

interface OwnProperties {
  readonly id: string;
  readonly element: (typeof elements)[number];
  readonly kind: string;
  /** Whether the file specifies the kind. */
  readonly isTold: boolean;
  /** Anchor of the label. */
  readonly center?: Position;
  readonly common: {
    readonly externalId?: string;
    readonly details?: Details;
    readonly metadata?: Record<string, unknown>;
  };
}

const longestText = 4096;

function commonOf(properties: Properties, names: PropertyNames): OwnProperties['common'] {
  const text = (key: string | undefined): string | undefined => {
    const value = key === undefined ? undefined : properties[key];
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' && value !== '' ? value.slice(0, longestText) : undefined;
  };
  const name = text(names.name);
  const shortName = text('short_name');
  const description = text('description');
  const externalId = text('external_id');
  const taken = [names.id, names.name, 'element', 'short_name', 'description', 'center'];
  const { metadata: kept, ...others } = properties;
  const known = new Set([...taken, 'external_id', ...(properties['element'] ? [names.kind] : [])]);
  const rest = Object.entries(others).filter(
    ([key, value]) => !known.has(key) && value !== null && key !== '__proto__',
  );
  const metadata = { ...Object.fromEntries(rest), ...(isObject(kept) ? kept : {}) };
  const details = {
    ...(name !== undefined && { name }),
    ...(shortName !== undefined && { shortName }),
    ...(description !== undefined && { description }),
  };
  return {
    ...(externalId !== undefined && { externalId }),
    ...(Object.keys(details).length > 0 && { details }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
}
