import type { BridgeErrorCode } from '../BridgeError.ts';
import type {
  CameraChange,
  ClickedLocation,
  DirectionsRequest,
  DirectionsSummary,
  ViewerPosition,
  ViewerState,
  ViewerStateChange,
} from '../ViewerState.ts';

/** Payloads of what the viewer says, by type. */
export interface ViewerMessages {
  /** The viewer is there and speaks these versions. Carries nothing of the map. */
  readonly hello: { readonly versions: readonly number[] };
  /** Something of the state has changed, or a session has begun. */
  readonly 'state-changed': ViewerState;
  /** Somebody pressed a place. */
  readonly 'location-clicked': ClickedLocation;
  /** Other directions are shown, or none (`directions` absent). */
  readonly 'directions-changed': { readonly directions?: DirectionsSummary };
  /** The blue dot is shown elsewhere, or not at all (`position` absent). */
  readonly 'position-shown': { readonly position?: ViewerPosition };
  /** Something failed; with `replyTo`, the request of that id. */
  readonly error: { readonly code: BridgeErrorCode; readonly message: string };
  /** A request was carried out; the state is that after it. */
  readonly reply: ViewerState;
}

/** Payloads of what the host says, by type. */
export interface HostMessages {
  /** Asks the viewer for its `hello`, in case it was said before the host listened. */
  readonly connect: { readonly versions: readonly number[] };
  /** Begins a session in this version. */
  readonly welcome: { readonly version: number };
  /** Asks for the state. */
  readonly 'get-state': Readonly<Record<string, never>>;
  /** Changes some of the state. */
  readonly 'set-state': ViewerStateChange;
  /** Shows directions. */
  readonly 'show-directions': DirectionsRequest;
  /** Ends directions. */
  readonly 'clear-directions': Readonly<Record<string, never>>;
  /** Shows the blue dot; without `position`, takes it away. */
  readonly 'set-position': { readonly position?: ViewerPosition };
  /** Moves the camera. */
  readonly 'set-camera': CameraChange;
}

/** Type of a message of the viewer. */
export type ViewerMessageType = keyof ViewerMessages;
/** Type of a message of the host. */
export type HostMessageType = keyof HostMessages;

/** One message, as it crosses the border. */
export interface BridgeMessage<Type extends string = string, Payload = unknown> {
  /** Version of the envelope; other objects are not for us. */
  readonly mezzanine: 1;
  /** Entry of the table. */
  readonly type: Type;
  /** Number of a request; its answer has it as `replyTo`. */
  readonly id?: number;
  /** Number of the request that this answers. */
  readonly replyTo?: number;
  /** By type. */
  readonly payload: Payload;
}

/** Any message of the viewer. */
export type ViewerMessage = {
  readonly [T in ViewerMessageType]: BridgeMessage<T, ViewerMessages[T]>;
}[ViewerMessageType];

/** Any message of the host. */
export type HostMessage = {
  readonly [T in HostMessageType]: BridgeMessage<T, HostMessages[T]>;
}[HostMessageType];
