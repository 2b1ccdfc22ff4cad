import type {
  CameraChange,
  DirectionsRequest,
  ViewerPosition,
  ViewerState,
  ViewerStateChange,
} from '../ViewerState.ts';

/**
 * What the viewer does when its host asks. What a handler is given has been checked. One that throws
 * a `BridgeError` answers with its code; other errors are `not-possible`, with their message.
 */
export interface ViewerHandlers {
  /** The state now. */
  getState(): ViewerState;
  /** Changes what is given; throws `unknown-place` where that is not in the venue. */
  setState(change: ViewerStateChange): void | Promise<void>;
  /** Shows directions; throws `unknown-place` or `no-route`. */
  showDirections(request: DirectionsRequest): void | Promise<void>;
  /** Ends directions. */
  clearDirections(): void | Promise<void>;
  /** Shows the blue dot, or takes it away. */
  setPosition(position: ViewerPosition | undefined): void | Promise<void>;
  /** Moves the camera. */
  setCamera(change: CameraChange): void | Promise<void>;
}
