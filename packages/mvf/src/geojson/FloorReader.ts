import type { IdMint } from '../imdf/IdMint.ts';
import { isObject } from '../isObject.ts';
import { idOf } from '../imdf/readFeatures.ts';
import type { LossLog } from '../report/LossLog.ts';
import type { AreaFeature } from '../record-types/area.ts';
import type { EntranceFeature } from '../record-types/entrance.ts';
import type { Position } from '../record-types/geometry.ts';
import type { ObstructionFeature } from '../record-types/obstruction.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import { DoorFinder, doorOfPolygon } from './DoorFinder.ts';
import { chooseElement, type ElementChoice } from './chooseElement.ts';
import { commonOf, type CommonProperties } from './commonOf.ts';
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
  /** Name of each outline; undefined if it has none. */
  readonly outlineNames: (string | undefined)[];
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
    outlineNames: [],
    positions: [],
  };
  #lostDoors = 0;
  readonly #doorPoints: DoorPoint[] = [];

  constructor(floor: string, kinds: Readonly<Record<string, string>>, log: LossLog, ids: IdMint) {
    this.#floor = floor;
    this.#kinds = kinds;
    this.#log = log;
    this.#ids = ids;
  }

  /** Adds one feature. */
  read(feature: unknown, place: FeaturePlace): void {
    if (!isObject(feature)) {
      this.#note('lost', 'no feature', place, 'Entries that are not features were left out.');
      return;
    }
    const shape = readShape(feature['geometry']);
    this.#noteFixes(shape, place);
    const properties = isObject(feature['properties']) ? feature['properties'] : {};
    const own = this.#ownOf(feature, properties, place);
    if (isEmpty(shape)) {
      const message = 'Features without a geometry that could be read were left out.';
      this.#note('lost', 'feature without geometry', place, message);
      return;
    }
    this.#readPolygons(shape, own, place);
    this.#readLines(shape, own, place);
    for (const at of shape.points) this.#readPoint(at, own, place);
  }

  /** Returns the contents; doors given as points are now lines on a border. */
  finish(): FloorShapes {
    const finder = new DoorFinder(this.#shapes.spaces);
    for (const { at, own, widthMeters } of this.#doorPoints) {
      const line = finder.doorAt(at, widthMeters);
      if (line !== undefined) this.#addEntrance(line, own);
      else this.#lostDoors += 1;
    }
    this.#log.add({
      effect: 'lost',
      what: 'door next to no space',
      count: this.#lostDoors,
      message: 'Doors that were points more than 2 m from any border were left out.',
    });
    return this.#shapes;
  }

  #readPolygons({ polygons }: Shape, own: OwnProperties, place: FeaturePlace): void {
    if (polygons.length > 1 && own.element !== 'floor') {
      const message = 'Features with several polygons became one shape per polygon.';
      this.#note('changed', 'multipolygon', place, message);
    }
    if (own.element === 'site' && polygons.length > 0) {
      const message =
        'Outlines of a whole site or venue are not rooms, and floors cannot contain them; they were left out.';
      this.#note('lost', 'outline of a site', place, message);
      return;
    }
    for (const coordinates of polygons) {
      this.#shapes.positions.push(...coordinates.flat().slice(0, 10_000));
      if (own.element === 'floor') this.#addOutline(coordinates, own, place);
      else this.#addPolygon(coordinates, own, place);
    }
  }

  #addOutline(coordinates: Position[][], own: OwnProperties, place: FeaturePlace): void {
    this.#shapes.outlines.push(coordinates);
    this.#shapes.outlineNames.push(own.common.details?.name);
    if (own.common.metadata === undefined && own.common.details?.description === undefined) return;
    const message =
      'Floor outlines have properties other than id, name, and level, which floors cannot store.';
    this.#note('lost', 'properties of an outline', place, message);
  }

  #addPolygon(coordinates: Position[][], own: OwnProperties, place: FeaturePlace): void {
    const { role } = place;
    if (own.element === 'entrance' || role === 'doors') {
      this.#doorPoints.push({ ...doorOfPolygon(coordinates[0] ?? []), own });
      const message = 'Doors that were polygons became lines on the border next to them.';
      this.#note('changed', 'door as a polygon', place, message);
      return;
    }
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
    if (own.element === 'floor' || own.element === 'site') {
      const message = 'Points that represent a floor or a site were left out.';
      this.#note('lost', 'outline as a point', place, message);
      return;
    }
    if (own.element === 'entrance' || place.role === 'doors') {
      this.#doorPoints.push({ at, own });
      const message = 'Doors that were points became lines on the border next to them.';
      this.#note('changed', 'door as a point', place, message);
      return;
    }
    this.#shapes.spaces.push({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: at },
      properties: {
        id: this.#ids.mint(own.id),
        ...own.common,
        kind: own.element === 'space' && own.isTold && own.kind !== 'room' ? own.kind : 'poi',
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
        ...(own.isExterior && { isExterior: true }),
      },
    });
  }

  #ownOf(feature: Properties, properties: Properties, place: FeaturePlace): OwnProperties {
    const { names, role, index } = place;
    const named = names.id === undefined ? undefined : idOf(properties[names.id]);
    const id = named ?? idOf(feature['id']) ?? `${this.#floor}-${role}-${index + 1}`;
    const { element, kind, isTold } = this.#elementOf(properties, place);
    const center = placeOf(properties['center']);
    return {
      id,
      element,
      kind,
      isTold,
      isExterior: properties['is_exterior'] === true,
      common: commonOf(properties, names, id, element === 'space'),
      ...(center && { center }),
    };
  }

  #elementOf(properties: Properties, place: FeaturePlace): ElementChoice {
    const choice = chooseElement(properties, place.names, this.#kinds);
    if (choice.unknown !== undefined) {
      const message = `Unknown kinds, such as "${choice.unknown.slice(0, 60)}", became rooms; metadata keeps the original word. Specify them with kinds.`;
      this.#note('changed', 'kind', place, message);
    }
    return choice;
  }

  #noteFixes({ fixes }: Shape, place: FeaturePlace): void {
    const repairs = [...fixes].filter((fix) => fix !== 'height');
    if (repairs.length > 0) {
      const message = `Geometries were fixed or left out: ${repairs.join(', ')}.`;
      this.#note('changed', 'geometry', place, message);
    }
    if (fixes.has('height')) this.#note('lost', 'height', place, heightsMessage);
  }

  #note(effect: 'lost' | 'changed', what: string, place: FeaturePlace, message: string): void {
    const pointer = `/features/${place.index}`;
    this.#log.add({ effect, what, file: place.file, pointer, message });
  }
}

const heightsMessage =
  'Positions have a third number, a height; a venue has no place for it, so it was left out.';

interface DoorPoint {
  readonly at: Position;
  readonly own: OwnProperties;
  /** Width of the door; 0.9 m by default. */
  readonly widthMeters?: number;
}

interface OwnProperties extends Pick<ElementChoice, 'element' | 'kind' | 'isTold'> {
  readonly id: string;
  readonly isExterior: boolean;
  /** Anchor of the label. */
  readonly center?: Position;
  readonly common: CommonProperties;
}

function isEmpty({ polygons, lines, points }: Shape): boolean {
  return polygons.length + lines.length + points.length === 0;
}
