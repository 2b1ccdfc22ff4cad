import type { Rgb } from '../SceneModel.ts';

/** Where one of a model stands. */
export interface ModelPlace {
  readonly floorId: string;
  /** Meters east, north and above the floor, without the model's own altitude. */
  readonly place: readonly [east: number, north: number, up: number];
}

/** A model that code added, at one or more places. */
export interface SceneModelItem {
  readonly id: number;
  /** Key of what is drawn; the same for all that share it. */
  readonly source: string;
  readonly places: readonly ModelPlace[];
  readonly scale: number;
  /** Clockwise from north. */
  readonly headingRadians: number;
  /** Of its front above its back. */
  readonly pitchRadians: number;
  readonly altitudeMeters: number;
  /** Multiplies its own colors. */
  readonly tint: Rgb;
  readonly opacity: number;
}

type Place = readonly [number, number, number];

/** A place of the floor as seen by a model that stands at another. */
export function toModel(item: SceneModelItem, at: ModelPlace, [x, y, z]: Place): Place {
  const [sine, cosine] = [Math.sin(item.headingRadians), Math.cos(item.headingRadians)];
  const [east, north, up] = [
    x - at.place[0],
    y - at.place[1],
    z - at.place[2] - item.altitudeMeters,
  ];
  const [right, ahead] = [east * cosine - north * sine, east * sine + north * cosine];
  const [sineUp, cosineUp] = [Math.sin(item.pitchRadians), Math.cos(item.pitchRadians)];
  return [
    right / item.scale,
    (ahead * cosineUp + up * sineUp) / item.scale,
    (up * cosineUp - ahead * sineUp) / item.scale,
  ];
}
