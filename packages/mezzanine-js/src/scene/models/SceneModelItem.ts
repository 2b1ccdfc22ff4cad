import type { Rgb } from '../SceneModel.ts';

/** Position of an instance. */
export interface ModelPlace {
  readonly floorId: string;
  /** Meters east, north, and above the floor, without the model's own altitude. */
  readonly place: readonly [east: number, north: number, up: number];
}

/** A model added by code, with one or more instances. */
export interface SceneModelItem {
  readonly id: number;
  /** Key of the asset; shared by all items that use it. */
  readonly source: string;
  readonly places: readonly ModelPlace[];
  readonly scale: number;
  /** Clockwise from north. */
  readonly headingRadians: number;
  /** Pitch: raises the front above the back. */
  readonly pitchRadians: number;
  readonly altitudeMeters: number;
  /** Multiplied by the model's own colors. */
  readonly tint: Rgb;
  readonly opacity: number;
}

type Place = readonly [number, number, number];

/** Converts a point of the floor to the coordinates of a model instance. */
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
