import type { AnnotationFeature, AnnotationSymbols } from '../record-types/annotation.ts';
import type { AreaFeature } from '../record-types/area.ts';
import type { CategoryRecord } from '../record-types/category.ts';
import type { ConnectionRecord } from '../record-types/connection.ts';
import type {
  EnterpriseCategory,
  EnterpriseLayer,
  EnterpriseLocation,
  EnterpriseLocationInstance,
  EnterpriseVenue,
} from '../record-types/enterprise.ts';
import type { EntranceFeature } from '../record-types/entrance.ts';
import type { FacadeContent } from '../record-types/facade.ts';
import type { FloorFeature } from '../record-types/floor.ts';
import type { FloorImageFeature } from '../record-types/floorImage.ts';
import type { FloorStackRecord } from '../record-types/floorStack.ts';
import type { CollectionOf, Feature, Point } from '../record-types/geometry.ts';
import type { LanguagePack } from '../record-types/languagePack.ts';
import type { LocationRecord } from '../record-types/location.ts';
import type { ManifestProps } from '../record-types/manifest.ts';
import type { NavigationFlags } from '../record-types/navigationFlags.ts';
import type { NodeFeature } from '../record-types/node.ts';
import type { ObstructionFeature } from '../record-types/obstruction.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import type { StyleGroup } from '../record-types/styles.ts';

/** The content of each kind of version 2 file, by the name of its published schema. */
export interface FilesV2 {
  /** The venue. */
  manifest: CollectionOf<Feature<Point, ManifestProps>>;
  /** Floors and their outlines. */
  floor: CollectionOf<FloorFeature>;
  /** Groups of floors. */
  floorstack: FloorStackRecord[];
  /** Rooms, hallways, shafts, and points of interest of a floor. */
  space: CollectionOf<SpaceFeature>;
  /** Walls and obstacles on a floor. */
  obstruction: CollectionOf<ObstructionFeature>;
  /** Doors and openings of a floor. */
  entrance: CollectionOf<EntranceFeature>;
  /** The walking graph of the whole venue. */
  node: CollectionOf<NodeFeature>;
  /** Connections between floors. */
  connection: ConnectionRecord[];
  /** Flags of nodes, by name. */
  navigationFlags: NavigationFlags;
  /** Styles of groups of shapes, by group name. */
  styles: Record<string, StyleGroup>;
  /** Parts of a floor without walls. */
  area: CollectionOf<AreaFeature>;
  /** Points with safety or service information on a floor, such as extinguishers. */
  annotation: CollectionOf<AnnotationFeature>;
  /** Images of annotations, by `group--type`. */
  'annotation-symbols': AnnotationSymbols;
  /** Spaces that represent a building outdoors. */
  facade: FacadeContent;
  /** Images on a floor. */
  floorImages: CollectionOf<FloorImageFeature>;
  /** Tenants, services, and sights. */
  location: LocationRecord[];
  /** Groups of locations. */
  category: CategoryRecord[];
  /** Operator data of the venue. */
  'enterprise-venue': EnterpriseVenue;
  /** Operator data of tenants, services, and sights. */
  'enterprise-locations': EnterpriseLocation[];
  /** Overrides of locations at one of their places. */
  'enterprise-locationInstances': EnterpriseLocationInstance[];
  /** Operator data of groups of locations. */
  'enterprise-categories': EnterpriseCategory[];
  /** Ids of categories by id of a location, the most important first. */
  'enterprise-categoryPriorities': Record<string, string[]>;
  /** Spaces that are shown and hidden together. */
  'enterprise-layers': EnterpriseLayer[];
  /** The text of the venue in one more language. */
  language: LanguagePack;
}
