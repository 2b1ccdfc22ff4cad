import type { BridgeMessage } from './bridgeMessages.ts';
import { count, fieldOf, record, type Check } from './checks.ts';

/** Why a message is rejected. */
export interface MessageFault {
  /** The fault. */
  readonly fault: 'unknown-type' | 'invalid-payload';
  /** Its type as given, truncated. */
  readonly type: string;
  /** Id of the request, if it has one. */
  readonly id?: number;
}

/** Protocol versions supported by this package. */
export const versions: readonly number[] = [1];

/**
 * Validates a message against a table. Never throws.
 *
 * @returns undefined if it is not a message of the bridge, because pages also receive other
 * messages
 */
export function readMessage<Message extends BridgeMessage>(
  table: Readonly<Record<Message['type'], Check<unknown>>>,
  data: unknown,
): Message | MessageFault | undefined {
  const { mezzanine, type, id, replyTo, payload = {} } = record(data) ?? {};
  if (mezzanine !== 1 || typeof type !== 'string') return undefined;
  const numbers = Object.fromEntries(
    Object.entries({ id, replyTo }).filter(([, value]) => count(value) !== undefined),
  );
  const refused = (fault: MessageFault['fault']): MessageFault => ({
    fault,
    type: type.slice(0, 40),
    ...numbers,
  });
  const check = fieldOf(table, type) as Check<unknown> | undefined;
  if (!check) return refused('unknown-type');
  const checked = check(payload);
  if (checked === undefined) return refused('invalid-payload');
  return { mezzanine: 1, type, ...numbers, payload: checked } as Message;
}
