import type { BridgeMessage, ViewerMessages } from '../messages/bridgeMessages.ts';
import type {
  CameraChange,
  DirectionsRequest,
  ViewerPosition,
  ViewerState,
  ViewerStateChange,
} from '../ViewerState.ts';

/** What the viewer tells of, by type. */
export type ViewerEvents = Omit<ViewerMessages, 'hello' | 'reply'>;

/** A viewer in a frame. What is asked of it resolves to its state after that. */
export interface ViewerClient {
  /** The state now. */
  getState(): Promise<ViewerState>;
  /**
   * Changes some of the state.
   *
   * @throws `BridgeError`: `unknown-place`, or `timed-out`, as every request
   */
  setState(change: ViewerStateChange): Promise<ViewerState>;
  /**
   * Shows directions.
   *
   * @throws `BridgeError`: `unknown-place` or `no-route`
   */
  showDirections(request: DirectionsRequest): Promise<ViewerState>;
  /** Ends directions. */
  clearDirections(): Promise<ViewerState>;
  /** Shows the blue dot; without a position, takes it away. */
  setPosition(position?: ViewerPosition): Promise<ViewerState>;
  /** Moves the camera. */
  setCamera(change: CameraChange): Promise<ViewerState>;
  /**
   * Listens.
   *
   * @returns stops listening
   */
  on<T extends keyof ViewerEvents>(
    type: T,
    listener: (payload: ViewerEvents[T]) => void,
  ): () => void;
  /** Ends the connection; what waits for an answer is rejected. The frame stays as it is. */
  close(): void;
}

/** How to connect. */
export interface ConnectOptions {
  /** How long to wait for the viewer, and for each answer, in milliseconds; default 20,000. */
  readonly timeoutMs?: number;
  /** Is told every message that is sent or understood, as for a log. */
  readonly onMessage?: (direction: 'sent' | 'received', message: BridgeMessage) => void;
}
