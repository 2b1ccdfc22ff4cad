export { createViewerEndpoint } from './createViewerEndpoint.ts';
export { findViewerPort } from './findViewerPort.ts';
export type {
  ViewerEndpoint,
  ViewerEndpointOptions,
  ViewerReport,
} from './createViewerEndpoint.ts';
export type { FoundPort } from './findViewerPort.ts';
export type { ViewerHandlers } from './ViewerHandlers.ts';

// Channels to the host
export { framePort } from './framePort.ts';
export { androidPort, reactNativePort, webKitPort } from './appPorts.ts';
export { appOrigin } from './ViewerPort.ts';
export type { FramedWindow } from './framePort.ts';
export type { AppWindow, EventPlace } from './appPorts.ts';
export type { ViewerPort } from './ViewerPort.ts';

// Other protocols with the same envelope
export { createEndpoint } from './createEndpoint.ts';
export type { Answer, Endpoint, EndpointParts } from './createEndpoint.ts';
