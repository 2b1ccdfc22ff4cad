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

/** Payloads of the viewer's messages, by type. */
export interface ViewerMessages {
  /** The viewer is ready and supports these versions. Contains no map data. */
  readonly hello: { readonly versions: readonly number[] };
  /** The state has changed, or a session has started. */
  readonly 'state-changed': ViewerState;
  /** The user selected a place. */
  readonly 'location-clicked': ClickedLocation;
  /** The directions have changed, or were cleared (`directions` is missing). */
  readonly 'directions-changed': { readonly directions?: DirectionsSummary };
  /** The blue dot has moved, or was hidden (`position` is missing). */
  readonly 'position-shown': { readonly position?: ViewerPosition };
  /** An error; with `replyTo`, the response to the request with that id. */
  readonly error: { readonly code: BridgeErrorCode; readonly message: string };
  /** A request was carried out; contains the state after it. */
  readonly reply: ViewerState;
}

/** Payloads of the host's messages, by type. */
export interface HostMessages {
  /** Requests the viewer's `hello`, in case it was sent before the host was listening. */
  readonly connect: { readonly versions: readonly number[] };
  /** Starts a session with this version. */
  readonly welcome: { readonly version: number };
  /** Requests the state. */
  readonly 'get-state': Readonly<Record<string, never>>;
  /** Changes part of the state. */
  readonly 'set-state': ViewerStateChange;
  /** Shows directions. */
  readonly 'show-directions': DirectionsRequest;
  /** Clears directions. */
  readonly 'clear-directions': Readonly<Record<string, never>>;
  /** Shows the blue dot; without `position`, hides it. */
  readonly 'set-position': { readonly position?: ViewerPosition };
  /** Moves the camera. */
  readonly 'set-camera': CameraChange;
}

/** Message types of the viewer. */
export type ViewerMessageType = keyof ViewerMessages;
/** Message types of the host. */
export type HostMessageType = keyof HostMessages;

/** A message as it is sent. */
export interface BridgeMessage<Type extends string = string, Payload = unknown> {
  /** Version of the envelope; objects without it are not bridge messages. */
  readonly mezzanine: 1;
  /** Message type. */
  readonly type: Type;
  /** Id of a request; its response has it as `replyTo`. */
  readonly id?: number;
  /** Id of the request that this responds to. */
  readonly replyTo?: number;
  /** Payload of the type. */
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
