import type { HostMessages } from './bridgeMessages.ts';
import { count, flag, number, object } from './checks.ts';
import {
  coordinate,
  offer,
  places,
  position,
  stateShape,
  type MessageTable,
} from './sharedChecks.ts';

const nothing = object<Readonly<Record<string, never>>>({});

/** Messages of the host. */
export const hostTable: MessageTable<HostMessages> = {
  connect: offer,
  welcome: object({ version: count }),
  'get-state': nothing,
  'set-state': object<HostMessages['set-state']>(stateShape, 'all'),
  'show-directions': object({ from: places, to: places, stops: places, accessible: flag }, [
    'stops',
    'accessible',
  ]),
  'clear-directions': nothing,
  'set-position': position,
  'set-camera': object(
    {
      center: object(coordinate),
      zoom: number(0, 30),
      bearing: number(-360, 360),
      pitch: number(0, 90),
      isAnimated: flag,
    },
    'all',
  ),
};
