import { readMessage, type Check, type MessageFault } from '@mezzanine/bridge/messages';
import type { HostMessage, PageMessage } from './generated/messages.ts';
import { checkOf } from './schema/compileCheck.ts';
import { events, requests, type RequestEntry } from './schema/messages.ts';

type Table = Readonly<Record<string, Check<unknown>>>;

const requestEntries: readonly (readonly [string, RequestEntry])[] = Object.entries(requests);

const hostTable: Table = Object.fromEntries(
  requestEntries.map(([type, { payload }]) => [type, checkOf(payload)]),
);

const replyTable: Table = Object.fromEntries(
  requestEntries.flatMap(([type, { reply }]) =>
    reply === undefined ? [] : [[type, checkOf(reply)]],
  ),
);

const eventTable: Table = Object.fromEntries(
  Object.entries(events).map(([type, { payload }]) => [type, checkOf(payload)]),
);

const pageTable: Table = { ...replyTable, ...eventTable };

/**
 * Validates a message of the host. Never throws. The payload is copied without unknown fields.
 *
 * @param data - a message, already parsed from JSON
 * @returns undefined if it is not a message of this protocol
 */
export function readHostMessage(data: unknown): HostMessage | MessageFault | undefined {
  return readMessage<HostMessage>(hostTable, data);
}

/**
 * Validates a message of the page. Never throws. The payload is copied without unknown fields.
 *
 * @param data - a message, already parsed from JSON
 * @returns undefined if it is not a message of this protocol
 */
export function readPageMessage(data: unknown): PageMessage | MessageFault | undefined {
  const message = readMessage<PageMessage>(pageTable, data);
  if (message === undefined || 'fault' in message) return message;
  // A reply belongs to a request, and an event other than `error` does not.
  const isReply = Object.hasOwn(replyTable, message.type);
  if (isReply !== (message.replyTo !== undefined) && message.type !== 'error') {
    return { fault: 'invalid-payload', type: message.type };
  }
  return message;
}
