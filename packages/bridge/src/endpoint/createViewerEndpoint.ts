import { BridgeError, type BridgeErrorCode } from '../BridgeError.ts';
import type { HostMessage, ViewerMessages, ViewerMessageType } from '../messages/bridgeMessages.ts';
import { hostTable } from '../messages/hostTable.ts';
import { readMessage, versions } from '../messages/readMessage.ts';
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
  return new HostedEndpoint(options);
}

class HostedEndpoint implements ViewerEndpoint {
  readonly #port: ViewerPort;
  readonly #handlers: ViewerHandlers;
  readonly #allowed: ReadonlySet<string>;
  readonly #stop: () => void;
  /** Origin of the session's host. */
  #host: string | undefined;

  constructor({ port, handlers, allowedOrigins }: ViewerEndpointOptions) {
    this.#port = port;
    this.#handlers = handlers;
    // Neither a wildcard nor opaque origins.
    this.#allowed = new Set(allowedOrigins.filter((one) => !['*', 'null', ''].includes(one)));
    this.#stop = port.listen((data, origin) => {
      if (this.#allowed.has(origin)) this.#hear(data, origin);
    });
    for (const origin of this.#allowed) this.#send(origin, 'hello', { versions });
  }

  report<T extends ViewerReport>(type: T, payload: ViewerMessages[T]): void {
    if (this.#host !== undefined) this.#send(this.#host, type, payload);
  }

  close(): void {
    this.#host = undefined;
    this.#stop();
  }

  #send<T extends ViewerMessageType>(
    origin: string,
    type: T,
    payload: ViewerMessages[T],
    replyTo?: number,
  ): void {
    const answered = replyTo === undefined ? {} : { replyTo };
    this.#port.send({ mezzanine: 1, type, ...answered, payload }, origin);
  }

  #hear(data: unknown, origin: string): void {
    const message = readMessage<HostMessage>(hostTable, data);
    if (message === undefined) return;
    const refuse = (code: BridgeErrorCode, text: string): void =>
      this.#send(origin, 'error', { code, message: text }, message.id);
    if ('fault' in message) {
      refuse(
        message.fault,
        `The message “${message.type}” is not supported or has an invalid payload. See the table in SPEC.md.`,
      );
    } else if (message.type === 'connect') {
      this.#send(origin, 'hello', { versions });
    } else if (message.type === 'welcome') {
      if (!versions.includes(message.payload.version)) {
        return refuse(
          'wrong-version',
          `This viewer supports the protocol versions ${versions.join(', ')}.`,
        );
      }
      this.#host = origin;
      this.#send(origin, 'state-changed', this.#handlers.getState(), message.id);
    } else if (this.#host === origin) {
      void this.#answer(message, origin);
    } else {
      refuse('not-connected', 'There is no session yet. Send “welcome” first.');
    }
  }

  async #answer(message: HostMessage, origin: string): Promise<void> {
    const { id } = message;
    try {
      await this.#carryOut(message);
      if (id !== undefined && this.#host === origin) {
        this.#send(origin, 'reply', this.#handlers.getState(), id);
      }
    } catch (error) {
      if (this.#host !== origin) return;
      const code = error instanceof BridgeError ? error.code : 'not-possible';
      const text = error instanceof Error ? error.message : String(error);
      this.#send(origin, 'error', { code, message: text.slice(0, 2000) }, id);
    }
  }

  #carryOut(message: HostMessage): void | Promise<void> {
    const handlers = this.#handlers;
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
}
