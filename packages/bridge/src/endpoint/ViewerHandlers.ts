import type {
  CameraChange,
  DirectionsRequest,
  ViewerPosition,
  ViewerState,
  ViewerStateChange,
} from '../ViewerState.ts';

/**
 * Handlers of host requests. Their arguments are validated. If a handler throws a `BridgeError`,
 * the response has its code; other errors become `not-possible` with their message.
 */
export interface ViewerHandlers {
  /** Returns the current state. */
  getState(): ViewerState;
  /** Changes the given fields; throws `unknown-place` if a value is not in the venue. */
  setState(change: ViewerStateChange): void | Promise<void>;
  /** Shows directions; throws `unknown-place` or `no-route`. */
  showDirections(request: DirectionsRequest): void | Promise<void>;
  /** Clears directions. */
  clearDirections(): void | Promise<void>;
  /** Shows or hides the blue dot. */
  setPosition(position: ViewerPosition | undefined): void | Promise<void>;
  /** Moves the camera. */
  setCamera(change: CameraChange): void | Promise<void>;
}
