import type { AnnotationFeature, AnnotationSymbols } from '../schema/annotation.ts';
import type { AreaFeature } from '../schema/area.ts';
import type { CategoryRecord } from '../schema/category.ts';
import type { ConnectionRecord } from '../schema/connection.ts';
import type {
  EnterpriseCategory,
  EnterpriseLayer,
  EnterpriseLocation,
  EnterpriseLocationInstance,
  EnterpriseVenue,
} from '../schema/enterprise.ts';
import type { EntranceFeature } from '../schema/entrance.ts';
import type { FacadeContent } from '../schema/facade.ts';
import type { FloorFeature } from '../schema/floor.ts';
import type { FloorImageFeature } from '../schema/floorImage.ts';
import type { FloorStackRecord } from '../schema/floorStack.ts';
import type { CollectionOf, Feature, Point } from '../schema/geometry.ts';
import type { LanguagePack } from '../schema/languagePack.ts';
import type { LocationRecord } from '../schema/location.ts';
import type { ManifestProps } from '../schema/manifest.ts';
import type { NavigationFlags } from '../schema/navigationFlags.ts';
import type { NodeFeature } from '../schema/node.ts';
import type { ObstructionFeature } from '../schema/obstruction.ts';
import type { SpaceFeature } from '../schema/space.ts';
import type { StyleGroup } from '../schema/styles.ts';

/** What each kind of file of version 2 holds, by the name of its published schema. */
export interface FilesV2 {
  /** What the venue is. */
  manifest: CollectionOf<Feature<Point, ManifestProps>>;
  /** Floors and their outlines. */
  floor: CollectionOf<FloorFeature>;
  /** Which floors belong together. */
  floorstack: FloorStackRecord[];
  /** Rooms, hallways, shafts and points of interest of a floor. */
  space: CollectionOf<SpaceFeature>;
  /** Walls and things in the way on a floor. */
  obstruction: CollectionOf<ObstructionFeature>;
  /** Doors and openings of a floor. */
  entrance: CollectionOf<EntranceFeature>;
  /** The walking graph of the whole venue. */
  node: CollectionOf<NodeFeature>;
  /** Ways between floors. */
  connection: ConnectionRecord[];
  /** Names of the flags of nodes. */
  navigationFlags: NavigationFlags;
  /** How groups of shapes look, by the name of the group. */
  styles: Record<string, StyleGroup>;
  /** Parts of a floor that no wall bounds. */
  area: CollectionOf<AreaFeature>;
  /** Things to know about on a floor, such as extinguishers. */
  annotation: CollectionOf<AnnotationFeature>;
  /** Pictures of annotations, by `group--type`. */
  'annotation-symbols': AnnotationSymbols;
  /** How a building looks from outdoors. */
  facade: FacadeContent;
  /** Pictures that lie on a floor. */
  floorImages: CollectionOf<FloorImageFeature>;
  /** Tenants, services and sights. */
  location: LocationRecord[];
  /** Groups of locations. */
  category: CategoryRecord[];
  /** The venue as its operator keeps it. */
  'enterprise-venue': EnterpriseVenue;
  /** Tenants, services and sights as the operator keeps them. */
  'enterprise-locations': EnterpriseLocation[];
  /** Locations at one of their places, where they differ. */
  'enterprise-locationInstances': EnterpriseLocationInstance[];
  /** Groups of locations as the operator keeps them. */
  'enterprise-categories': EnterpriseCategory[];
  /** Ids of categories by id of a location, the most important first. */
  'enterprise-categoryPriorities': Record<string, string[]>;
  /** Spaces that are shown and hidden together. */
  'enterprise-layers': EnterpriseLayer[];
  /** The text of the venue in one more language. */
  language: LanguagePack;
}
