import type { ViewerCoordinate } from '../link/ViewerLink.ts';
import type { ViewerPosition, ViewerState } from '../ViewerState.ts';
import {
  count,
  flag,
  list,
  number,
  object,
  oneOf,
  text,
  type Check,
  type Shape,
} from './checks.ts';

/** Checks of all payloads of one side, by type. Other types are rejected. */
export type MessageTable<Messages> = {
  readonly [T in keyof Messages]: Check<Messages[T]>;
};

/** Ids or names of places. */
export const places = list(text());

/** A point on the Earth. */
export const coordinate: Shape<ViewerCoordinate> = {
  latitude: number(-90, 90),
  longitude: number(-180, 180),
};

/** Payload of `hello` and `connect`. */
export const offer = object({ versions: list(count) });

/** The blue dot, or none. */
export const position = object<{ position?: ViewerPosition }>(
  {
    position: object<ViewerPosition>(
      {
        ...coordinate,
        accuracyMeters: number(0, 1e6),
        headingDegrees: number(-360, 360),
        floor: text(),
      },
      ['accuracyMeters', 'headingDegrees', 'floor'],
    ),
  },
  'all',
);

/** Fields of the state. */
export const stateShape: Shape<ViewerState> = {
  view: oneOf('map', 'directions'),
  floor: text(),
  location: places,
  departure: places,
  stops: places,
  accessible: flag,
  language: text(35),
  category: text(),
  search: text(),
};
