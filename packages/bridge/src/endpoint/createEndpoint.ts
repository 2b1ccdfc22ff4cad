import type { BridgeErrorCode } from '../BridgeError.ts';
import type { BridgeMessage } from '../messages/bridgeMessages.ts';
import type { MessageFault } from '../messages/readMessage.ts';
import type { ViewerPort } from './ViewerPort.ts';

/** A message of the page: its type and payload. */
export type Answer = readonly [type: string, payload: object];

/** Options of an endpoint of a protocol with the bridge's envelope. */
export interface EndpointParts<Message extends BridgeMessage> {
  /** Channel to the host. */
  readonly port: ViewerPort;
  /** Exact origins that may be the host. */
  readonly allowedOrigins: readonly string[];
  /** Supported versions of the protocol. */
  readonly versions: readonly number[];
  /** Payload of `hello`. */
  readonly hello: object;
  /** Validates a message; undefined if it belongs to another protocol. */
  read(data: unknown): Message | MessageFault | undefined;
  /** The response to `welcome`. */
  open(message: Message): Answer;
  /** Carries out any other message, and responds. */
  answer(message: Message): Promise<Answer>;
  /** Code of an error that `answer` rejects with. */
  codeOf(error: unknown): string;
}

/** The side of a page in a frame or web view: greetings, requests, and responses. */
export interface Endpoint {
  /** Sends an event to the host; a no-op without a session. */
  report(type: string, payload: object): void;
  /** Ends the session and ignores all further messages. */
  close(): void;
}

/** Opens the page's side and sends `hello`. Call it when the page is ready for requests. */
export function createEndpoint<Message extends BridgeMessage>(
  parts: EndpointParts<Message>,
): Endpoint {
  return new HostedEndpoint(parts);
}

class HostedEndpoint<Message extends BridgeMessage> implements Endpoint {
  readonly #parts: EndpointParts<Message>;
  readonly #allowed: ReadonlySet<string>;
  readonly #stop: () => void;
  /** Origin of the session's host. */
  #host: string | undefined;

  constructor(parts: EndpointParts<Message>) {
    this.#parts = parts;
    // Excludes wildcards and opaque origins.
    this.#allowed = new Set(parts.allowedOrigins.filter((one) => !['*', 'null', ''].includes(one)));
    this.#stop = parts.port.listen((data, origin) => {
      if (this.#allowed.has(origin)) this.#hear(data, origin);
    });
    for (const origin of this.#allowed) this.#greet(origin);
  }

  report(type: string, payload: object): void {
    if (this.#host !== undefined) this.#send(this.#host, [type, payload]);
  }

  close(): void {
    this.#host = undefined;
    this.#stop();
  }

  #send(origin: string, [type, payload]: Answer, replyTo?: number): void {
    const answered = replyTo === undefined ? {} : { replyTo };
    this.#parts.port.send({ mezzanine: 1, type, ...answered, payload }, origin);
  }

  #greet(origin: string): void {
    this.#send(origin, ['hello', this.#parts.hello]);
  }

  #hear(data: unknown, origin: string): void {
    const message = this.#parts.read(data);
    if (message === undefined) return;
    const refuse = (code: BridgeErrorCode, text: string): void =>
      this.#send(origin, ['error', { code, message: text }], message.id);
    if ('fault' in message) {
      refuse(
        message.fault,
        `The message “${message.type}” is not supported or has an invalid payload. See the table in SPEC.md.`,
      );
    } else if (message.type === 'connect') {
      this.#greet(origin);
    } else if (message.type === 'welcome') {
      const { versions } = this.#parts;
      const { version } = message.payload as { readonly version: number };
      if (!versions.includes(version)) {
        const text = `This page supports the protocol versions ${versions.join(', ')}.`;
        return refuse('wrong-version', text);
      }
      this.#host = origin;
      this.#send(origin, this.#parts.open(message), message.id);
    } else if (this.#host === origin) {
      void this.#answer(message, origin);
    } else {
      refuse('not-connected', 'There is no session yet. Send “welcome” first.');
    }
  }

  async #answer(message: Message, origin: string): Promise<void> {
    const { id } = message;
    try {
      const answer = await this.#parts.answer(message);
      if (id !== undefined && this.#host === origin) this.#send(origin, answer, id);
    } catch (error) {
      if (this.#host !== origin) return;
      const text = error instanceof Error ? error.message : String(error);
      const payload = { code: this.#parts.codeOf(error), message: text.slice(0, 2000) };
      this.#send(origin, ['error', payload], id);
    }
  }
}
