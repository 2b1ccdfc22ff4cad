export { appOrigin } from './ViewerPort.ts';
export type { ViewerPort } from './ViewerPort.ts';
export type { ViewerHandlers } from './ViewerHandlers.ts';
