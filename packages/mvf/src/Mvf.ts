import type { AnnotationFeature, AnnotationSymbols } from './record-types/annotation.ts';
import type { AreaFeature } from './record-types/area.ts';
import type { CategoryRecord } from './record-types/category.ts';
import type { ConnectionRecord } from './record-types/connection.ts';
import type { Enterprise } from './record-types/enterprise.ts';
import type { EntranceFeature } from './record-types/entrance.ts';
import type { FacadeRecord } from './record-types/facade.ts';
import type { FloorFeature } from './record-types/floor.ts';
import type { FloorImageFeature } from './record-types/floorImage.ts';
import type { FloorStackRecord } from './record-types/floorStack.ts';
import type { LanguagePack } from './record-types/languagePack.ts';
import type { LocationRecord } from './record-types/location.ts';
import type { Manifest } from './record-types/manifest.ts';
import type { NavigationFlags } from './record-types/navigationFlags.ts';
import type { NodeFeature } from './record-types/node.ts';
import type { ObstructionFeature } from './record-types/obstruction.ts';
import type { SpaceFeature } from './record-types/space.ts';
import type { StyleGroup } from './record-types/styles.ts';

/**
 * A whole venue, as returned by {@link readMvf} and accepted by {@link writeMvf}. Positions are
 * WGS84 `[longitude, latitude]` in degrees, lengths are in meters. Unknown fields are kept on their
 * objects; unknown files are kept in `extras`.
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
  /** `annotation-symbols.json`, by `group--type`; empty if the file is missing. */
  readonly annotationSymbols: Readonly<AnnotationSymbols>;
  /** `facade/<floorStackId>.json`, in the order of the floor stacks; at most one for each. */
  readonly facades: readonly FacadeRecord[];
  /** `connection.json` */
  readonly connections: readonly ConnectionRecord[];
  /** `node.geojson` */
  readonly nodes: readonly NodeFeature[];
  /** `navigationFlags.json`; empty if the file is missing. */
  readonly navigationFlags: Readonly<NavigationFlags>;
  /** `styles.json`, by group name; empty if the file is missing. */
  readonly styles: Readonly<Record<string, StyleGroup>>;
  /** `location.json`; empty if the file is missing. */
  readonly locations: readonly LocationRecord[];
  /** `category.json`; empty if the file is missing. */
  readonly categories: readonly CategoryRecord[];
  /** `enterprise/*.json`; undefined if all files are missing. */
  readonly enterprise?: Readonly<Enterprise>;
  /** `language/<code>.json`, by language code; empty if there are none. */
  readonly languagePacks: Readonly<Record<string, LanguagePack>>;
  /** Unknown files, path → bytes; written back unchanged. */
  readonly extras: Readonly<Record<string, Uint8Array>>;
}
