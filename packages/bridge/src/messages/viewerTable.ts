import type { BridgeErrorCode } from '../BridgeError.ts';
import type { ClickedLocation, DirectionsSummary } from '../ViewerState.ts';
import type { ViewerMessages } from './bridgeMessages.ts';
import { flag, list, number, object, text, type Check } from './checks.ts';
import { offer, places, position, stateShape, type MessageTable } from './sharedChecks.ts';

const longText = text(2000);
const state = object(stateShape, ['floor', 'category', 'search']);

/** Messages of the viewer. */
export const viewerTable: MessageTable<ViewerMessages> = {
  hello: offer,
  'state-changed': state,
  'location-clicked': object<ClickedLocation>(
    { location: text(), name: longText, externalId: text(), floor: text() },
    ['externalId', 'floor'],
  ),
  'directions-changed': object<{ directions?: DirectionsSummary }>(
    {
      directions: object<DirectionsSummary>({
        departure: places,
        location: places,
        stops: places,
        accessible: flag,
        lengthMeters: number(0, 1e9),
        seconds: number(0, 1e9),
        instructions: list(longText, 1000),
      }),
    },
    'all',
  ),
  'position-shown': position,
  error: object({ code: text(40) as Check<BridgeErrorCode>, message: longText }),
  reply: state,
};
