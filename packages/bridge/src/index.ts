// Links
export { parseViewerLink } from './link/parseViewerLink.ts';
export { writeViewerLink } from './link/writeViewerLink.ts';
export type { ParsedLink } from './link/parseViewerLink.ts';
export type {
  LinkFault,
  ViewerCamera,
  ViewerCoordinate,
  ViewerLink,
  ViewerMode,
  ViewerView,
  YouAreHere,
} from './link/ViewerLink.ts';

// The viewer in a frame
export { connectViewer } from './host/connectViewer.ts';
export type { ConnectOptions, ViewerClient, ViewerEvents } from './host/ViewerClient.ts';

// Errors
export { BridgeError } from './BridgeError.ts';
export type { BridgeErrorCode } from './BridgeError.ts';

// Messages
export type {
  BridgeMessage,
  HostMessage,
  HostMessages,
  HostMessageType,
  ViewerMessage,
  ViewerMessages,
  ViewerMessageType,
} from './messages/bridgeMessages.ts';
export type {
  CameraChange,
  ClickedLocation,
  DirectionsRequest,
  DirectionsSummary,
  ViewerPosition,
  ViewerState,
  ViewerStateChange,
} from './ViewerState.ts';
