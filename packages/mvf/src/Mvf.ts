import type { CategoryRecord } from './schema/category.ts';
import type { ConnectionRecord } from './schema/connection.ts';
import type { EntranceFeature } from './schema/entrance.ts';
import type { FloorFeature } from './schema/floor.ts';
import type { FloorStackRecord } from './schema/floorStack.ts';
import type { LocationRecord } from './schema/location.ts';
import type { Manifest } from './schema/manifest.ts';
import type { NavigationFlags } from './schema/navigationFlags.ts';
import type { NodeFeature } from './schema/node.ts';
import type { ObstructionFeature } from './schema/obstruction.ts';
import type { SpaceFeature } from './schema/space.ts';
import type { StyleGroup } from './schema/styles.ts';

/**
 * A whole venue, as {@link readMvf} returns it and {@link writeMvf} takes it. Positions are WGS84
 * `[longitude, latitude]` in degrees, lengths are metres. Fields the format does not name stay on
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
  /** Files this version does not know, path → bytes; written back unchanged. */
  readonly extras: Readonly<Record<string, Uint8Array>>;
}
