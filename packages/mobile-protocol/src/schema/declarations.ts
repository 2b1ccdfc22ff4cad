import { commonTypes } from './commonTypes.ts';
import { directionsTypes } from './directionsTypes.ts';
import { messageTypes } from './messageTypes.ts';
import type { Declarations } from './Schema.ts';
import { searchTypes } from './searchTypes.ts';
import { stateTypes } from './stateTypes.ts';
import { venueTypes } from './venueTypes.ts';

/** All named types of the protocol. */
export const declarations: Declarations = {
  ...commonTypes,
  ...venueTypes,
  ...stateTypes,
  ...directionsTypes,
  ...searchTypes,
  ...messageTypes,
};

/** Versions of the protocol that this package supports. */
export const protocolVersions: readonly number[] = [1];
