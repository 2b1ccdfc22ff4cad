import type { Node, VenueMap } from './entities.ts';
import type { Position } from './Position.ts';

/** States of the blue dot. */
export const BLUE_DOT_STATE = {
  /** It is disabled. */
  HIDDEN: 'hidden',
  /** It waits for the first position. */
  LISTENING: 'listening',
  /** It shows the current position. */
  ACTIVE: 'active',
  /** It has no recent position and is gray. */
  UNCERTAIN: 'uncertain',
} as const;

/** State of the blue dot. */
export type BlueDotState = (typeof BLUE_DOT_STATE)[keyof typeof BLUE_DOT_STATE];

/** Reasons why the state of the blue dot changed. */
export const BLUE_DOT_STATE_REASON = {
  /** `enable` or `disable` was called. */
  API: 'api',
  /** A position came in. */
  POSITION_UPDATE: 'position-update',
  /** No position came in for the time of `timeout`. */
  TIMEOUT: 'timeout',
  /** The person or the page does not allow positions. */
  DENIED: 'denied',
  /** The device has no position. */
  UNAVAILABLE: 'unavailable',
} as const;

/** Reason why the state of the blue dot changed. */
export type BlueDotStateReason = (typeof BLUE_DOT_STATE_REASON)[keyof typeof BLUE_DOT_STATE_REASON];

/** Payload of `E_BLUE_DOT_EVENT.POSITION_UPDATE`. */
export interface BlueDotPositionUpdate {
  /** The position. */
  readonly position: Position;
  /** The map it is on. */
  readonly map: VenueMap;
  /** The nearest node on that map. */
  readonly nearestNode: Node | undefined;
  /** Degrees clockwise from north; `undefined` if it is unknown. */
  readonly bearing: number | undefined;
}

/** Payload of `E_BLUE_DOT_EVENT.STATE_CHANGE`. */
export interface BlueDotStateChange {
  /** The state now. */
  readonly state: BlueDotState;
  /** Why it changed. */
  readonly reason: BlueDotStateReason;
}

/** States of version 6, each with the old state and the reason for it. */
export const OLD_STATES = {
  disabled: ['hidden', 'api'],
  waiting: ['listening', 'api'],
  active: ['active', 'position-update'],
  stale: ['uncertain', 'timeout'],
  denied: ['uncertain', 'denied'],
  unavailable: ['uncertain', 'unavailable'],
} as const satisfies Readonly<Record<string, readonly [BlueDotState, BlueDotStateReason]>>;
