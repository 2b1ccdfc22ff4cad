import type { BridgeMessage, ViewerMessages } from '../messages/bridgeMessages.ts';
import type {
  CameraChange,
  DirectionsRequest,
  ViewerPosition,
  ViewerState,
  ViewerStateChange,
} from '../ViewerState.ts';

/** Events of the viewer by type. */
export type ViewerEvents = Omit<ViewerMessages, 'hello' | 'reply'>;

/** A viewer in a frame. Requests resolve to the state after them. */
export interface ViewerClient {
  /** Returns the current state. */
  getState(): Promise<ViewerState>;
  /**
   * Changes part of the state.
   *
   * @throws `BridgeError`: `unknown-place`, or `timed-out`, as for every request
   */
  setState(change: ViewerStateChange): Promise<ViewerState>;
  /**
   * Shows directions.
   *
   * @throws `BridgeError`: `unknown-place` or `no-route`
   */
  showDirections(request: DirectionsRequest): Promise<ViewerState>;
  /** Clears directions. */
  clearDirections(): Promise<ViewerState>;
  /** Shows the blue dot; without a position, hides it. */
  setPosition(position?: ViewerPosition): Promise<ViewerState>;
  /** Moves the camera. */
  setCamera(change: CameraChange): Promise<ViewerState>;
  /**
   * Adds a listener.
   *
   * @returns a function that removes it
   */
  on<T extends keyof ViewerEvents>(
    type: T,
    listener: (payload: ViewerEvents[T]) => void,
  ): () => void;
  /** Closes the connection and rejects pending requests. The frame is not changed. */
  close(): void;
}

/** Connection options. */
export interface ConnectOptions {
  /** Timeout for loading the viewer, and for each response, in milliseconds; default 20,000. */
  readonly timeoutMs?: number;
  /** Called with every sent and every valid received message, for logging. */
  readonly onMessage?: (direction: 'sent' | 'received', message: BridgeMessage) => void;
}
