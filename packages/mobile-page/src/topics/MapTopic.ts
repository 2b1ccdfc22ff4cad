import type { MapView, Venue } from '@mezzanine/mezzanine-js';
import type { MapState, PageEvents, PageEventType, StateTopic } from '@mezzanine/mobile-protocol';

/** Sends an event to the host. */
export type SendEvent = <T extends PageEventType>(type: T, payload: PageEvents[T]) => void;

/** The map that topics work on: one shown map. */
export interface ShownMap {
  readonly mapView: MapView;
  readonly venue: Venue;
  readonly send: SendEvent;
  /** Reports a topic, or one item of it, that could not be applied. */
  readonly fail: (topic: StateTopic, error: unknown, key?: string) => void;
}

/** Applies one topic of the state to a map. */
export interface MapTopic<Name extends StateTopic = StateTopic> {
  readonly name: Name;
  /** Whether a repeated value is applied again, because users may have changed it. */
  readonly isShared?: boolean;
  /**
   * @param wanted - undefined: the default
   * @param before - what was applied before; undefined: the default
   */
  apply(wanted: MapState[Name], before: MapState[Name]): void;
}

/** Whether two values of plain data are equal. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Copies an object without some of its keys. */
export function without<Item extends object, Key extends keyof Item>(
  item: Item,
  ...keys: readonly Key[]
): Omit<Item, Key> {
  const left = Object.entries(item).filter(([key]) => !keys.includes(key as Key));
  return Object.fromEntries(left) as Omit<Item, Key>;
}
