import type { AnnotationFeature, AnnotationSymbols } from './schema/annotation.ts';
import type { AreaFeature } from './schema/area.ts';
import type { CategoryRecord } from './schema/category.ts';
import type { ConnectionRecord } from './schema/connection.ts';
import type { Enterprise } from './schema/enterprise.ts';
import type { EntranceFeature } from './schema/entrance.ts';
import type { FacadeRecord } from './schema/facade.ts';
import type { FloorFeature } from './schema/floor.ts';
import type { FloorImageFeature } from './schema/floorImage.ts';
import type { FloorStackRecord } from './schema/floorStack.ts';
import type { LanguagePack } from './schema/languagePack.ts';
import type { LocationRecord } from './schema/location.ts';
import type { Manifest } from './schema/manifest.ts';
import type { NavigationFlags } from './schema/navigationFlags.ts';
import type { NodeFeature } from './schema/node.ts';
import type { ObstructionFeature } from './schema/obstruction.ts';
import type { SpaceFeature } from './schema/space.ts';
import type { StyleGroup } from './schema/styles.ts';

/**
 * A whole venue, as {@link readMvf} returns it and {@link writeMvf} takes it. Positions are WGS84
 * `[longitude, latitude]` in degrees, lengths are meters. Fields the format does not name stay on
 * their objects; files it does not name are in `extras`.
 */
export interface Mvf {
  /** `manifest.geojson` */
  readonly manifest: Manifest;
  /** `floor.geojson` */
  readonly floors: readonly FloorFeature[];
  /** `floorstack.json` */
  readonly floorStacks: readonly FloorStackRecord[];
  /** `space/<floorId>.geojson`, by floor id; each floor has an entry. */
  readonly spaces: Readonly<Record<string, readonly SpaceFeature[]>>;
  /** `obstruction/<floorId>.geojson`, by floor id; each floor has an entry. */
  readonly obstructions: Readonly<Record<string, readonly ObstructionFeature[]>>;
  /** `entrance/<floorId>.geojson`, by floor id; each floor has an entry. */
  readonly entrances: Readonly<Record<string, readonly EntranceFeature[]>>;
  /** `area/<floorId>.geojson`, by floor id; each floor has an entry. */
  readonly areas: Readonly<Record<string, readonly AreaFeature[]>>;
  /** `annotation/<floorId>.geojson`, by floor id; each floor has an entry. */
  readonly annotations: Readonly<Record<string, readonly AnnotationFeature[]>>;
  /** `floorImages/<floorId>.geojson`, by floor id; each floor has an entry. */
  readonly floorImages: Readonly<Record<string, readonly FloorImageFeature[]>>;
  /** `annotation-symbols.json`, by `group--type`; empty if the file is not there. */
  readonly annotationSymbols: Readonly<AnnotationSymbols>;
  /** `facade/<floorStackId>.json`, in the order of the floor stacks; at most one for each. */
  readonly facades: readonly FacadeRecord[];
  /** `connection.json` */
  readonly connections: readonly ConnectionRecord[];
  /** `node.geojson` */
  readonly nodes: readonly NodeFeature[];
  /** `navigationFlags.json`; empty if the file is not there. */
  readonly navigationFlags: Readonly<NavigationFlags>;
  /** `styles.json`, by group name; empty if the file is not there. */
  readonly styles: Readonly<Record<string, StyleGroup>>;
  /** `location.json`; empty if the file is not there. */
  readonly locations: readonly LocationRecord[];
  /** `category.json`; empty if the file is not there. */
  readonly categories: readonly CategoryRecord[];
  /** `enterprise/*.json`; left out if none of the files is there. */
  readonly enterprise?: Readonly<Enterprise>;
  /** `language/<code>.json`, by the language's code; empty if there are none. */
  readonly languagePacks: Readonly<Record<string, LanguagePack>>;
  /** Files this version does not know, path → bytes; written back unchanged. */
  readonly extras: Readonly<Record<string, Uint8Array>>;
}
