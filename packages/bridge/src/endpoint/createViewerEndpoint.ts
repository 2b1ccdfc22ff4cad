import { BridgeError } from '../BridgeError.ts';
import type { HostMessage, ViewerMessages, ViewerMessageType } from '../messages/bridgeMessages.ts';
import { hostTable } from '../messages/hostTable.ts';
import { readMessage, versions } from '../messages/readMessage.ts';
import { createEndpoint } from './createEndpoint.ts';
import type { ViewerHandlers } from './ViewerHandlers.ts';
import type { ViewerPort } from './ViewerPort.ts';

/** Messages that the viewer sends without a request. */
export type ViewerReport = Exclude<ViewerMessageType, 'hello' | 'reply'>;

/** Options of an endpoint. */
export interface ViewerEndpointOptions {
  /** Channel to the host. */
  readonly port: ViewerPort;
  /** Handlers of requests. */
  readonly handlers: ViewerHandlers;
  /**
   * Exact origins that the viewer exchanges messages with, such as `https://www.example.com`. All
   * other origins are ignored. If empty, all origins are ignored.
   */
  readonly allowedOrigins: readonly string[];
}

/** The viewer's side of the bridge. */
export interface ViewerEndpoint {
  /** Sends an event to the host; a no-op without a session. */
  report<T extends ViewerReport>(type: T, payload: ViewerMessages[T]): void;
  /** Ends the session and ignores all further messages. */
  close(): void;
}

/** Opens the viewer's side and sends `hello`. Call it when the viewer is ready for requests. */
export function createViewerEndpoint(options: ViewerEndpointOptions): ViewerEndpoint {
  const { port, handlers, allowedOrigins } = options;
  return createEndpoint<HostMessage>({
    port,
    allowedOrigins,
    versions,
    hello: { versions },
    read: (data) => readMessage<HostMessage>(hostTable, data),
    open: () => ['state-changed', handlers.getState()],
    answer: async (message) => {
      await carryOut(handlers, message);
      return ['reply', handlers.getState()];
    },
    codeOf: (error) => (error instanceof BridgeError ? error.code : 'not-possible'),
  });
}

function carryOut(handlers: ViewerHandlers, message: HostMessage): void | Promise<void> {
  switch (message.type) {
    case 'set-state':
      return handlers.setState(message.payload);
    case 'show-directions':
      return handlers.showDirections(message.payload);
    case 'clear-directions':
      return handlers.clearDirections();
    case 'set-position':
      return handlers.setPosition(message.payload.position);
    case 'set-camera':
      return handlers.setCamera(message.payload);
  }
}
