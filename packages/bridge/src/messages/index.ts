// Checks of values
export { count, flag, list, number, object, oneOf, text } from './checks.ts';
export type { Check, Shape } from './checks.ts';

// Messages
export { readMessage } from './readMessage.ts';
export type { MessageFault } from './readMessage.ts';
export type { BridgeMessage } from './bridgeMessages.ts';
